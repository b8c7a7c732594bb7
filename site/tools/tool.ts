import type { Locale } from '#domain/market/locale.ts'
import type { KindData } from '#page-data/pages.ts'

/** The props of every tool. Its words come by useToolWords. */
export interface ToolProps {
  locale: Locale
  /** The warning signs that the page lists under `signs`, from the one table of them. */
  signs: KindData['tool']['signs']
}
