import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, countDays, isCalendarDate, isoWeekOf, weekdayIndexOf } from './calendar-date.ts'

const anyDate = fc
  .date({ min: new Date('1890-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((it) => it.toISOString().slice(0, 10))

describe('calendar days', () => {
  it('agree with Temporal about weekdays, ISO weeks and sums of days', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -800, max: 800 }), (date, days) => {
        const day = Temporal.PlainDate.from(date)
        expect(weekdayIndexOf(date)).toBe(day.dayOfWeek - 1)
        expect(isoWeekOf(date)).toBe(day.weekOfYear)
        expect(addDays(date, days)).toBe(day.add({ days }).toString())
        expect(countDays(date, addDays(date, days))).toBe(days)
      }),
      { numRuns: 1000 },
    )
  })

  it('know which days exist', () => {
    expect(['2028-02-29', '2000-02-29', '2026-12-31'].map(isCalendarDate)).toEqual([true, true, true])
    const wrong = [
      '2026-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '26-01-01',
      '0000-01-01',
      '',
      'x',
    ]
    expect(wrong.filter(isCalendarDate)).toEqual([])
  })

  it('count a 53rd week where the year has one', () => {
    expect(isoWeekOf('2026-12-31')).toBe(53)
    expect(isoWeekOf('2027-01-03')).toBe(53)
    expect(isoWeekOf('2027-01-04')).toBe(1)
    expect(isoWeekOf('2024-12-30')).toBe(1)
  })
})
