import type { Language } from '#domain/locale.ts'

/** British-neutral English; bokmål; Swedish. */
const tags: Record<Language, string> = { no: 'nb-NO', en: 'en-GB', sv: 'sv-SE' }

/** For Intl: 'nb-NO'. */
export const languageTag = (language: Language) => tags[language]

// Created once: creating a formatter takes far longer than using it. Swedish dates are written YYYY-MM-DD.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' })

/** The calendar day at the clinic, YYYY-MM-DD, whatever zone the visitor is in. */
export function dayAtClinic(moment: number | Date): string {
  return dayFormat.format(moment)
}

/** A calendar day in a language. */
export function formatDay(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(tags[language], { ...options, timeZone: 'UTC' }).format(new Date(date))
}

/** 'tirsdag 17. november' of a day. */
export function longDay(date: string, language: Language): string {
  return formatDay(date, language, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** 'i dag', 'i morgen', 'torsdag' or '24. november', seen from another day. */
export function nearDay(date: string, today: string, language: Language): string {
  const days = (Date.parse(date) - Date.parse(today)) / 86_400_000
  if (days === 0 || days === 1) {
    return new Intl.RelativeTimeFormat(tags[language], { numeric: 'auto' }).format(days, 'day')
  }
  return formatDay(date, language, days > 1 && days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' })
}

/** Formats a start with the clinic's offset for people: { day: 'i dag', time: '15:10' }. */
export function describeStart(start: string, now: Date, language: Language): { day: string; time: string } {
  const date = start.slice(0, 10)
  return { day: nearDay(date, dayAtClinic(now), language), time: start.slice(11, 16) }
}
