import { countDays, weekdayIndexOf } from '#domain/dates/calendar-date.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { Language } from '#domain/market/locale.ts'

// Written out and not by `Intl`, whose first use is slow in browsers (decision 47).
const split = (names: string) => names.split(' ')

/** Without the 'dag' or 'day' at their end. */
const weekdays: Record<Language, string[]> = {
  no: split('man tirs ons tors fre lør søn'),
  en: split('Mon Tues Wednes Thurs Fri Satur Sun'),
  sv: split('mån tis ons tors fre lör sön'),
}

const months: Record<Language, string[]> = {
  no: split('januar februar mars april mai juni juli august september oktober november desember'),
  en: split('January February March April May June July August September October November December'),
  sv: split('januari februari mars april maj juni juli augusti september oktober november december'),
}

const nearDays: Record<Language, [today: string, tomorrow: string]> = {
  no: ['i dag', 'i morgen'],
  en: ['today', 'tomorrow'],
  sv: ['i dag', 'i morgon'],
}

/** 'tirsdag' */
export function weekdayOf(date: string, language: Language): string {
  return weekdays[language][weekdayIndexOf(date)] + (language === 'en' ? 'day' : 'dag')
}

/** 'november' */
export function monthOf(date: string, language: Language): string {
  return months[language][Number(date.slice(5, 7)) - 1]!
}

/** '17. november' */
export function dayAndMonth(date: string, language: Language): string {
  return `${dayOfMonth(date, language)} ${monthOf(date, language)}`
}

/** '17.' */
export function dayOfMonth(date: string, language: Language): string {
  return `${Number(date.slice(8, 10))}${language === 'no' ? '.' : ''}`
}

/** '17. november 2026': the month in letters, so that day and month cannot be mistaken. */
export function fullDate(date: string, language: Language): string {
  return `${dayAndMonth(date, language)} ${date.slice(0, 4)}`
}

/** 'tirsdag 17. november' */
export function longDay(date: string, language: Language): string {
  return `${weekdayOf(date, language)} ${dayAndMonth(date, language)}`
}

/** 'i dag', 'i morgen', 'torsdag' or '24. november', seen from another day. */
export function nearDay(date: string, today: string, language: Language): string {
  const days = countDays(today, date)
  return nearDays[language][days] ?? (days > 0 && days < 7 ? weekdayOf : dayAndMonth)(date, language)
}

/** '14:00' of a time that carries the clinic's offset. */
export function clockOf(time: string): string {
  return time.slice(11, 16)
}

/** Formats a start with the clinic's offset for people: { day: 'i dag', time: '15:10' }. */
export function describeStart(start: string, now: Date, language: Language): { day: string; time: string } {
  const date = start.slice(0, 10)
  return { day: nearDay(date, dayAtClinic(now), language), time: clockOf(start) }
}
