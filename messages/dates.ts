import { countDays, weekdayIndexOf } from '#domain/calendar-date.ts'
import { dayAtClinic } from '#domain/clinic-clock.ts'
import type { Language } from '#domain/locale.ts'

/** British-neutral English; bokmål; Swedish. */
const tags: Record<Language, string> = { no: 'nb-NO', en: 'en-GB', sv: 'sv-SE' }

/** For Intl: 'nb-NO'. */
export const languageTag = (language: Language) => tags[language]

const split = (names: string) => names.split(' ')

/** Written out, because the first use of `Intl` in a browser takes a tenth of a second on a slow phone. */
const names = {
  no: {
    weekdays: split('mandag tirsdag onsdag torsdag fredag lørdag søndag'),
    shortWeekdays: split('man tir ons tor fre lør søn'),
    months: split('januar februar mars april mai juni juli august september oktober november desember'),
    today: 'i dag',
    tomorrow: 'i morgen',
  },
  en: {
    weekdays: split('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    shortWeekdays: split('Mon Tue Wed Thu Fri Sat Sun'),
    months: split('January February March April May June July August September October November December'),
    today: 'today',
    tomorrow: 'tomorrow',
  },
  sv: {
    weekdays: split('måndag tisdag onsdag torsdag fredag lördag söndag'),
    shortWeekdays: split('mån tis ons tors fre lör sön'),
    months: split('januari februari mars april maj juni juli augusti september oktober november december'),
    today: 'i dag',
    tomorrow: 'i morgon',
  },
} satisfies Record<Language, object>

/** 'tirsdag' */
export function weekdayOf(date: string, language: Language): string {
  return names[language].weekdays[weekdayIndexOf(date)]!
}

/** 'tir' */
export function shortWeekday(date: string, language: Language): string {
  return names[language].shortWeekdays[weekdayIndexOf(date)]!
}

/** 'november' */
export function monthOf(date: string, language: Language): string {
  return names[language].months[Number(date.slice(5, 7)) - 1]!
}

/** 'nov', 'juni' */
export function shortMonth(date: string, language: Language): string {
  const month = monthOf(date, language)
  return month.length > 4 ? month.slice(0, 3) : month
}

/** 'november 2026' */
export function monthAndYear(date: string, language: Language): string {
  return `${monthOf(date, language)} ${Number(date.slice(0, 4))}`
}

/** '17. november' */
export function dayAndMonth(date: string, language: Language): string {
  return `${dayOfMonth(date, language)} ${monthOf(date, language)}`
}

function dayOfMonth(date: string, language: Language): string {
  return `${Number(date.slice(8, 10))}${language === 'no' ? '.' : ''}`
}

/** '17. november 2026': the month in letters, so that day and month cannot be mistaken. */
export function fullDate(date: string, language: Language): string {
  return `${dayAndMonth(date, language)} ${Number(date.slice(0, 4))}`
}

/** 'tir 17. nov' */
export function shortDay(date: string, language: Language): string {
  return `${shortWeekday(date, language)} ${dayOfMonth(date, language)} ${shortMonth(date, language)}`
}

/** 'tirsdag 17. november' */
export function longDay(date: string, language: Language): string {
  return `${weekdayOf(date, language)} ${dayAndMonth(date, language)}`
}

/** 'i dag', 'i morgen', 'torsdag' or '24. november', seen from another day. */
export function nearDay(date: string, today: string, language: Language): string {
  const days = countDays(today, date)
  if (days === 0) return names[language].today
  if (days === 1) return names[language].tomorrow
  return days > 1 && days < 7 ? weekdayOf(date, language) : dayAndMonth(date, language)
}

/** Formats a start with the clinic's offset for people: { day: 'i dag', time: '15:10' }. */
export function describeStart(start: string, now: Date, language: Language): { day: string; time: string } {
  const date = start.slice(0, 10)
  return { day: nearDay(date, dayAtClinic(now), language), time: start.slice(11, 16) }
}
