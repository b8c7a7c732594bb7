import type { KindData } from '#compiler/page-data.ts'
import type { Locale } from '#domain/locale.ts'

/** The props of every tool. Its own words stand beside it; shared ones come from the site. */
export interface ToolProps {
  locale: Locale
  /** The warning signs that the page lists under `signs`, from the one table of them. */
  signs: KindData['tool']['signs']
}
