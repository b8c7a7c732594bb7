import type { Language } from '#domain/locale.ts'
import { dayAtClinic, languageTag, nearDay } from '#messages/dates.ts'

/** Cached: creating a formatter takes a hundred times as long as using it, and every article has two dates. */
const longDates = new Map<Language, Intl.DateTimeFormat>()

/** '15. november 2026' of a calendar day. */
export function formatDate(date: string, language: Language): string {
  const known = longDates.get(language)
  const formatter = known ?? new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeZone: 'UTC' })
  longDates.set(language, formatter)
  return formatter.format(new Date(date))
}

/** Formats a start with the clinic's offset for people: { day: 'i dag', time: '15:10' }. */
export function describeStart(start: string, now: Date, language: Language): { day: string; time: string } {
  const date = start.slice(0, 10)
  return { day: nearDay(date, dayAtClinic(now), language), time: start.slice(11, 16) }
}
