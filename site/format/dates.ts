import type { Language } from '#domain/locale.ts'
import { languageTag } from '#messages/dates.ts'

/** Cached: creating a formatter takes a hundred times as long as using it, and every article has two dates. */
const longDates = new Map<Language, Intl.DateTimeFormat>()

/** '15. november 2026' of a calendar day. */
export function formatDate(date: string, language: Language): string {
  const known = longDates.get(language)
  const formatter = known ?? new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeZone: 'UTC' })
  longDates.set(language, formatter)
  return formatter.format(new Date(date))
}
