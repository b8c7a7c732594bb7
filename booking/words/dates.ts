import type { Language } from '#domain/locale.ts'

/** British-neutral English; bokmål; Swedish. */
const tags: Record<Language, string> = { no: 'nb-NO', en: 'en-GB', sv: 'sv-SE' }

export const languageTag = (language: Language) => tags[language]

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' })

/** The day on the clinic's wall, YYYY-MM-DD, whatever zone the visitor is in. */
export function dayAtClinic(ms: number): string {
  return dayFormat.format(ms)
}

function formatDay(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(tags[language], { ...options, timeZone: 'UTC' }).format(new Date(date))
}

/** 'tirsdag 17. november' of a day. */
export function longDay(date: string, language: Language): string {
  return formatDay(date, language, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** 'tir' */
export function shortWeekday(date: string, language: Language): string {
  return formatDay(date, language, { weekday: 'short' }).replace('.', '')
}

/** 'nov' */
export function shortMonth(date: string, language: Language): string {
  return formatDay(date, language, { month: 'short' }).replace('.', '')
}

/** 'november 2026' */
export function monthOf(date: string, language: Language): string {
  return formatDay(date, language, { month: 'long', year: 'numeric' })
}

/** '4. mars 2000': the month in letters, so that day and month cannot be mistaken. */
export function fullDate(date: string, language: Language): string {
  return formatDay(date, language, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** '14:00' of a time that carries the clinic's offset. */
export function clockOf(time: string): string {
  return time.slice(11, 16)
}

/** 'tirsdag 17. november kl. 14:00' */
export function longTime(time: string, language: Language): string {
  const at = { no: 'kl.', en: 'at', sv: 'kl.' }[language]
  return `${longDay(time.slice(0, 10), language)} ${at} ${clockOf(time)}`
}

/** 'i dag', 'i morgen', 'torsdag' or '24. november', seen from another day. */
export function nearDay(date: string, today: string, language: Language): string {
  const days = (Date.parse(date) - Date.parse(today)) / 86_400_000
  if (days === 0 || days === 1) {
    return new Intl.RelativeTimeFormat(tags[language], { numeric: 'auto' }).format(days, 'day')
  }
  return formatDay(date, language, days > 1 && days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' })
}

const clockFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', hour: '2-digit', minute: '2-digit' })

/** '14:00' on the clinic's wall. */
export function clockAtClinic(ms: number): string {
  return clockFormat.format(ms)
}
