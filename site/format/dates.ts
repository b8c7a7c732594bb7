import type { Language } from '#domain/locale.ts'

/** British-neutral English; bokmål; Swedish. */
const tags: Record<Language, string> = { no: 'nb-NO', en: 'en-GB', sv: 'sv-SE' }

/** Kept, because making a formatter takes a hundred times as long as using it, and every article has two dates. */
const longDates = new Map<Language, Intl.DateTimeFormat>()

/** '15. november 2026' of a calendar day. */
export function formatDate(date: string, language: Language): string {
  const known = longDates.get(language)
  const formatter = known ?? new Intl.DateTimeFormat(tags[language], { dateStyle: 'long', timeZone: 'UTC' })
  longDates.set(language, formatter)
  return formatter.format(new Date(date))
}

/** 'torsdag 24. desember' of a calendar day. */
export function formatDay(date: string, language: Language): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(tags[language], options).format(new Date(date))
}

/** The calendar day at the clinics. */
export function dayAtClinics(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(now)
}

/** A start with the clinic's offset in the words of a person: { day: 'i dag', time: '15:10' }. */
export function describeStart(start: string, now: Date, language: Language): { day: string; time: string } {
  const date = start.slice(0, 10)
  const days = Math.round((Date.parse(date) - Date.parse(dayAtClinics(now))) / 86_400_000)
  return { day: describeDay(date, days, language), time: start.slice(11, 16) }
}

function describeDay(date: string, days: number, language: Language): string {
  if (days === 0 || days === 1) {
    return new Intl.RelativeTimeFormat(tags[language], { numeric: 'auto' }).format(days, 'day')
  }
  const options = days > 1 && days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const)
  return new Intl.DateTimeFormat(tags[language], { ...options, timeZone: 'UTC' }).format(new Date(date))
}
