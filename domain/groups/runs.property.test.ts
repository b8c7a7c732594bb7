import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayIndexOf } from '../dates/calendar-date.ts'
import { weekdays } from '../facts/shared.ts'
import { findRun, listRuns } from './runs.ts'

const start = '2026-01-05'
const plans = fc
  .record({
    offset: fc.integer({ min: 0, max: 400 }),
    otherDays: fc.subarray([...weekdays]),
    dates: fc.integer({ min: 1, max: 20 }),
    spare: fc.integer({ min: 0, max: 10 }),
    pause: fc.option(fc.record({ from: fc.integer({ min: 0, max: 500 }), days: fc.integer({ min: 0, max: 20 }) })),
  })
  .map(({ offset, otherDays, dates, spare, pause }) => {
    const first = addDays(start, offset)
    const days = [...new Set([weekdays[weekdayIndexOf(first)]!, ...otherDays])]
    return {
      id: 'course',
      first,
      days,
      dates,
      everyWeeks: Math.ceil(dates / days.length) + spare,
      pauses: pause ? [{ from: addDays(start, pause.from), to: addDays(start, pause.from + pause.days) }] : [],
      last: undefined,
    }
  })
const holidays = fc.uniqueArray(fc.integer({ min: 0, max: 700 }), { maxLength: 12 }).map((days) => {
  const set = new Set(days.map((it) => addDays(start, it)))
  return (date: string) => set.has(date)
})
const windows = fc
  .record({ from: fc.integer({ min: 0, max: 500 }), length: fc.integer({ min: 0, max: 200 }) })
  .map(({ from, length }) => ({ from: addDays(start, from), to: addDays(start, from + length) }))

describe('the runs of a group', () => {
  it('have all their dates, in order, on its days and on no holiday or pause', () => {
    fc.assert(
      fc.property(plans, holidays, windows, (plan, isHoliday, { from, to }) => {
        for (const { dates } of listRuns(plan, isHoliday, from, to)) {
          expect(dates).toHaveLength(plan.dates)
          expect([...dates].sort()).toEqual(dates)
          expect(new Set(dates).size).toBe(dates.length)
          for (const date of dates) {
            expect(plan.days).toContain(weekdays[weekdayIndexOf(date)])
            expect(isHoliday(date)).toBe(false)
            expect(plan.pauses.some((it) => it.from <= date && date <= it.to)).toBe(false)
          }
        }
      }),
    )
  })

  it('are the same from wherever they are looked at, and found again by their id', () => {
    fc.assert(
      fc.property(plans, holidays, windows, (plan, isHoliday, { from, to }) => {
        const all = listRuns(plan, isHoliday, start, addDays(start, 900))
        const seen = listRuns(plan, isHoliday, from, to)
        expect(seen).toEqual(all.filter(({ dates }) => dates.at(-1)! >= from && dates[0]! <= to))
        for (const run of seen) expect(findRun(plan, isHoliday, run.id)).toEqual(run)
      }),
    )
  })

  it('end with the last day on which one may begin', () => {
    const plan = {
      id: 'c',
      first: start,
      days: ['mon' as const],
      dates: 2,
      everyWeeks: 4,
      pauses: [],
      last: '2026-02-01',
    }
    expect(listRuns(plan, () => false, start, '2027-01-01').map((it) => it.id)).toEqual(['c-2026-01-05'])
    expect(findRun(plan, () => false, 'c-2026-02-02')).toBeUndefined()
  })
})
