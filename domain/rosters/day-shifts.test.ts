import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayIndexOf } from '../dates/calendar-date.ts'
import type { Shift } from '../facts/practitioner.ts'
import { weekdays } from '../facts/shared.ts'
import { copyWeek, type DayShift, daysOfWeek, mondayOf, replaceDay, replaceWeekday, shiftsOn } from './day-shifts.ts'

/** Around the turn of a year in which two odd weeks follow each other. */
const days = Array.from({ length: 56 }, (_, n) => addDays('2026-12-07', n))
const clinics = ['bislett', 'lysaker']

const dayShift = fc.constantFrom<DayShift>(
  { hours: { from: '08:00', to: '12:00' }, breaks: [] },
  { hours: { from: '08:00', to: '16:00' }, breaks: [{ from: '11:30', to: '12:00' }] },
  { hours: { from: '16:00', to: '20:00' }, breaks: [] },
)
const shift = fc
  .record({
    of: dayShift,
    clinic: fc.constantFrom(...clinics),
    days: fc.subarray([...weekdays], { minLength: 1 }),
    weeks: fc.constantFrom('every' as const, 'odd' as const, 'even' as const),
    first: fc.option(fc.constantFrom(...days), { nil: undefined }),
    length: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
  })
  .map(({ of, first, length, ...rest }): Shift => {
    const validTo = length === undefined ? undefined : addDays(first ?? days[0]!, length)
    return { ...of, ...rest, ...(first && { validFrom: first }), ...(validTo && { validTo }) }
  })
const shifts = fc.array(shift, { maxLength: 4 })
const day = fc.constantFrom(...days)
const wanted = fc.uniqueArray(dayShift, { maxLength: 2, selector: (it) => it.hours.from })

/** Each stretch of work once: two shifts with the same hours on the same day are one, and joining them is right. */
const describeDay = (all: readonly Shift[], clinic: string, date: string) =>
  [...new Set(shiftsOn(all, clinic, date).map((it) => JSON.stringify(it)))].sort()
const expectSame = (
  before: readonly Shift[],
  after: readonly Shift[],
  except: (clinic: string, date: string) => boolean,
) => {
  for (const clinic of clinics)
    for (const date of days)
      if (!except(clinic, date)) expect(describeDay(after, clinic, date)).toEqual(describeDay(before, clinic, date))
}
const named = (all: readonly DayShift[]) => all.map((it) => JSON.stringify(it)).sort()

describe('a change of shifts', () => {
  it('of one day changes that day at that clinic, and nothing else', () => {
    fc.assert(
      fc.property(shifts, day, wanted, (before, date, hours) => {
        const after = replaceDay(before, 'bislett', date, hours)
        expect(describeDay(after, 'bislett', date)).toEqual(named(hours))
        expectSame(before, after, (clinic, it) => clinic === 'bislett' && it === date)
      }),
    )
  })

  it('of a weekday changes it from that day on, in every week', () => {
    fc.assert(
      fc.property(shifts, day, wanted, (before, date, hours) => {
        const after = replaceWeekday(before, 'bislett', date, hours)
        const isChanged = (it: string) => it >= date && weekdayIndexOf(it) === weekdayIndexOf(date)
        for (const it of days.filter(isChanged)) expect(describeDay(after, 'bislett', it)).toEqual(named(hours))
        expectSame(before, after, (clinic, it) => clinic === 'bislett' && isChanged(it))
      }),
    )
  })

  it('by copying a week makes the other week the same, but for days that are over', () => {
    fc.assert(
      fc.property(shifts, day, day, day, (before, from, to, first) => {
        const after = copyWeek(before, 'bislett', { from, to, first })
        daysOfWeek(to).forEach((date, n) => {
          const source = date < first ? date : daysOfWeek(from)[n]!
          expect(describeDay(after, 'bislett', date)).toEqual(describeDay(before, 'bislett', source))
        })
        expectSame(before, after, (clinic, it) => clinic === 'bislett' && mondayOf(it) === mondayOf(to))
      }),
    )
  })

  it('by copying a week makes one of two shifts with the same hours', () => {
    const evening: DayShift = { hours: { from: '16:00', to: '20:00' }, breaks: [] }
    const twice: Shift[] = [
      { ...evening, clinic: 'bislett', days: ['tue'], weeks: 'every' },
      { ...evening, clinic: 'bislett', days: ['tue', 'sun'], weeks: 'every' },
    ]
    const [from, to] = [days[0]!, days[0]!]
    expect(shiftsOn(copyWeek(twice, 'bislett', { from, to, first: from }), 'bislett', days[1]!)).toEqual([evening])
  })

  it('leaves no shift without a day, and few of them after a year of copied weeks', () => {
    const week: Shift = {
      clinic: 'bislett',
      days: ['mon', 'tue', 'wed', 'thu', 'fri'],
      hours: { from: '08:00', to: '16:00' },
      breaks: [],
      weeks: 'every',
    }
    const mondays = Array.from({ length: 52 }, (_, n) => addDays('2026-12-07', n * 7))
    const after = mondays
      .slice(1)
      .reduce<Shift[]>(
        (all, to) => copyWeek(all, 'bislett', { from: mondays[0]!, to, first: to }),
        replaceDay([week], 'bislett', mondays[0]!, []),
      )
    expect(after.length).toBeLessThan(60)
    for (const monday of mondays) expect(shiftsOn(after, 'bislett', monday)).toEqual([])
  })
})
