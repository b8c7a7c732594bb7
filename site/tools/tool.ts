import type { KindData } from '#compiler/page-data.ts'
import type { Locale } from '#domain/locale.ts'

/** The props of every tool. Its own texts are beside it; shared ones come from the site. */
export interface ToolProps {
  locale: Locale
  /** Warning signs that the tool asks about, from the one table of them. */
  signs: KindData['tool']['signs']
}

/** A number as a person types it, with comma or point; NaN for anything else. */
export function readNumber(text: FormDataEntryValue | null): number {
  const typed = String(text ?? '').trim()
  return /^\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}
