import type { KindData } from '#compiler/page-data.ts'
import type { Locale } from '#domain/locale.ts'

/** The props of every tool. Its words come by useToolWords. */
export interface ToolProps {
  locale: Locale
  /** The warning signs that the page lists under `signs`, from the one table of them. */
  signs: KindData['tool']['signs']
}
