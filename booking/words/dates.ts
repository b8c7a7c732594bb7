import type { Language } from '#domain/locale.ts'
import { formatDay, longDay } from '#messages/dates.ts'

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

const clockFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', hour: '2-digit', minute: '2-digit' })

/** '14:00' at the clinic, whatever zone the visitor is in. */
export function clockAtClinic(ms: number): string {
  return clockFormat.format(ms)
}
