import type { Language } from '#domain/market/locale.ts'
import { dayOfMonth, monthOf, weekdayOf } from './dates.ts'

/** Dates as lists, calendars and charts have them: apart from those of running text, which every page loads. */

/** British-neutral English; bokmål; Swedish. */
const tags: Record<Language, string> = { no: 'nb-NO', en: 'en-GB', sv: 'sv-SE' }

/** For Intl: 'nb-NO'. */
export const languageTag = (language: Language) => tags[language]

/** 'tir'; in Swedish all but its end: 'tors'. */
export function shortWeekday(date: string, language: Language): string {
  return weekdayOf(date, language).slice(0, language === 'sv' ? -3 : 3)
}

/** 'nov'; names of up to four letters stay whole: 'juni'. */
export function shortMonth(date: string, language: Language): string {
  const month = monthOf(date, language)
  return month.length > 4 ? month.slice(0, 3) : month
}

/** 'november 2026' */
export function monthAndYear(date: string, language: Language): string {
  return `${monthOf(date, language)} ${date.slice(0, 4)}`
}

/** 'tir 17. nov' */
export function shortDay(date: string, language: Language): string {
  return `${shortWeekday(date, language)} ${dayOfMonth(date, language)} ${shortMonth(date, language)}`
}
