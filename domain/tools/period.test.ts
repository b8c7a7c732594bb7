import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, countDays } from '../dates/calendar-date.ts'
import { bleedingRange, countDaysLate, cycleRange, findFlags, forecastCycles, markOf } from './period.ts'

describe('the next periods', () => {
  // NHS, Periods and fertility in the menstrual cycle: a cycle is counted from the first day of a period to the day before
  // the next; ovulation is around 14 days before the next period. Wilcox et al., NEJM 1995;333:1517: the fertile days are
  // the five before ovulation and the day itself.
  it('come a cycle apart, with ovulation 14 days before the next and six fertile days', () => {
    expect(forecastCycles('2026-01-01', 28, 5, 2)).toEqual([
      {
        period: { from: '2026-01-01', to: '2026-01-05' },
        ovulation: '2026-01-15',
        fertile: { from: '2026-01-10', to: '2026-01-15' },
      },
      {
        period: { from: '2026-01-29', to: '2026-02-02' },
        ovulation: '2026-02-12',
        fertile: { from: '2026-02-07', to: '2026-02-12' },
      },
    ])
  })

  it('keep their distances whatever the cycle', () => {
    fc.assert(
      fc.property(fc.integer(cycleRange), fc.integer(bleedingRange), (cycle, bleeding) => {
        const cycles = forecastCycles('2026-02-20', cycle, bleeding, 4)
        for (const [index, { period, ovulation, fertile }] of cycles.entries()) {
          expect(period.from).toBe(addDays('2026-02-20', index * cycle))
          expect(countDays(period.from, period.to)).toBe(bleeding - 1)
          expect(countDays(fertile.from, fertile.to)).toBe(5)
          const next = cycles[index + 1]
          if (next) expect(countDays(ovulation, next.period.from)).toBe(14)
        }
      }),
    )
  })

  it('are late from the day after they were expected', () => {
    expect(countDaysLate('2026-10-19', 28, '2026-11-16')).toBe(0)
    expect(countDaysLate('2026-10-15', 28, '2026-11-16')).toBe(4)
    expect(countDaysLate('2026-11-01', 28, '2026-11-16')).toBeLessThan(0)
  })
})

describe('what a doctor should hear of', () => {
  // NHS, Irregular periods (shorter than 21 or longer than 35 days) and Heavy periods (longer than 7 days).
  it.each([
    [28, 5, []],
    [21, 7, []],
    [35, 7, []],
    [20, 5, ['short-cycle']],
    [36, 5, ['long-cycle']],
    [28, 8, ['long-bleeding']],
    [36, 9, ['long-cycle', 'long-bleeding']],
  ])('a cycle of %i days with %i days of bleeding: %j', (cycle, bleeding, flags) => {
    expect(findFlags(cycle, bleeding)).toEqual(flags)
  })
})

describe('the calendar of the cycle', () => {
  const cycles = forecastCycles('2026-01-01', 28, 5, 3)
  it('marks each day once', () => {
    expect(
      ['2026-01-01', '2026-01-05', '2026-01-06', '2026-01-10', '2026-01-15'].map((day) => markOf(day, cycles)),
    ).toEqual(['period', 'period', undefined, 'fertile', 'ovulation'])
  })
})
