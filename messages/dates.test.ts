import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/dates/calendar-date.ts'
import { languages } from '#domain/market/locale.ts'
import { dayAndMonth, describeStart, fullDate, longDay, nearDay, weekdayOf } from './dates.ts'
import { languageTag, monthAndYear, shortDay, shortMonth, shortWeekday } from './short-dates.ts'

describe('dates', () => {
  it('are written as each language writes them', () => {
    expect(fullDate('2026-11-05', 'no')).toBe('5. november 2026')
    expect(fullDate('2026-11-05', 'en')).toBe('5 November 2026')
    expect(fullDate('2026-11-05', 'sv')).toBe('5 november 2026')
    expect(longDay('2026-12-24', 'no')).toBe('torsdag 24. desember')
    expect(monthAndYear('2026-05-01', 'sv')).toBe('maj 2026')
    expect([shortDay('2026-06-06', 'no'), shortDay('2026-06-06', 'en')]).toEqual(['lør 6. juni', 'Sat 6 June'])
    expect([shortWeekday('2026-06-06', 'no'), shortMonth('2026-06-06', 'no')]).toEqual(['lør', 'juni'])
    const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`)
    expect(months.map((it) => shortMonth(it, 'no')).join(' ')).toBe(
      'jan feb mars apr mai juni juli aug sep okt nov des',
    )
    expect(months.map((it) => shortMonth(it, 'en')).join(' ')).toBe('Jan Feb Mar Apr May June July Aug Sep Oct Nov Dec')
    expect(months.map((it) => shortMonth(it, 'sv')).join(' ')).toBe(
      'jan feb mars apr maj juni juli aug sep okt nov dec',
    )
    expect([shortWeekday('2026-09-03', 'en'), shortMonth('2026-09-03', 'en')]).toEqual(['Thu', 'Sep'])
  })

  it('have the names that the browser would give them', () => {
    const days = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days))
    fc.assert(
      fc.property(days, fc.constantFrom(...languages), (date, language) => {
        const asBrowser = (options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat(languageTag(language), { ...options, timeZone: 'UTC' }).format(new Date(date))
        expect(weekdayOf(date, language)).toBe(asBrowser({ weekday: 'long' }))
        expect(shortWeekday(date, language)).toBe(asBrowser({ weekday: 'short' }).replace('.', ''))
        expect(dayAndMonth(date, language)).toBe(asBrowser({ day: 'numeric', month: 'long' }))
        expect(monthAndYear(date, language)).toBe(asBrowser({ month: 'long', year: 'numeric' }))
        expect(fullDate(date, language)).toBe(asBrowser({ dateStyle: 'long' }))
        expect(longDay(date, language)).toBe(asBrowser({ weekday: 'long', day: 'numeric', month: 'long' }))
        const relative = new Intl.RelativeTimeFormat(languageTag(language), { numeric: 'auto' })
        expect(nearDay(date, date, language)).toBe(relative.format(0, 'day'))
        expect(nearDay(addDays(date, 1), date, language)).toBe(relative.format(1, 'day'))
      }),
    )
  })
})

describe('the next free time', () => {
  const now = new Date('2026-11-16T10:00:00Z')
  it.each([
    ['2026-11-16T15:10:00+01:00', 'i dag', '15:10'],
    ['2026-11-17T08:40:00+01:00', 'i morgen', '08:40'],
    ['2026-11-21T10:00:00+01:00', 'lørdag', '10:00'],
    ['2026-11-23T10:00:00+01:00', '23. november', '10:00'],
  ])('%s is %s at %s', (start, day, time) => {
    expect(describeStart(start, now, 'no')).toEqual({ day, time })
  })

  it('is today by the clock of the clinic, also just after midnight', () => {
    const night = new Date('2026-06-30T22:30:00Z')
    expect(describeStart('2026-07-01T08:00:00+02:00', night, 'en')).toEqual({ day: 'today', time: '08:00' })
  })
})
