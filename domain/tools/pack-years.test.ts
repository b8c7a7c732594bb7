import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCigarettes, countPackYears } from './pack-years.ts'

describe('pack-years', () => {
  // NCI Dictionary of Cancer Terms, 'pack year': packs a day times years; one pack a day for a year, or two for half a year, is
  // one pack-year. A pack is counted as 20 cigarettes, as is usual.
  it.each([
    ['a pack a day for a year', [{ cigarettesPerDay: 20, years: 1 }], 1],
    ['two packs a day for half a year', [{ cigarettesPerDay: 40, years: 0.5 }], 1],
    ['a pack a day for 30 years', [{ cigarettesPerDay: 20, years: 30 }], 30],
    ['two packs a day for 15 years', [{ cigarettesPerDay: 40, years: 15 }], 30],
    ['ten a day for 15 years', [{ cigarettesPerDay: 10, years: 15 }], 7.5],
  ])('counts %s', (_, periods, packYears) => expect(countPackYears(periods)).toBe(packYears))

  it('adds up the periods of a life', () => {
    expect(
      countPackYears([
        { cigarettesPerDay: 20, years: 10 },
        { cigarettesPerDay: 5, years: 8 },
      ]),
    ).toBe(12)
  })

  it('says how many cigarettes that is, in thousands', () => {
    expect(countCigarettes([{ cigarettesPerDay: 20, years: 10 }])).toBe(73_000)
    expect(countCigarettes([{ cigarettesPerDay: 1, years: 0.5 }])).toBe(1000)
  })

  const period = fc.record({
    cigarettesPerDay: fc.integer({ min: 1, max: 100 }),
    years: fc.integer({ min: 1, max: 80 }),
  })

  it('does not care how a period is cut in two, nor about the order', () => {
    fc.assert(
      fc.property(fc.array(period, { minLength: 1, maxLength: 4 }), (periods) => {
        const halves = periods.flatMap(({ cigarettesPerDay, years }) => [
          { cigarettesPerDay, years: years / 2 },
          { cigarettesPerDay, years: years / 2 },
        ])
        expect(countPackYears(halves)).toBeCloseTo(countPackYears(periods), 5)
        expect(countPackYears(periods.toReversed())).toBe(countPackYears(periods))
      }),
    )
  })

  it('never shrinks when somebody smokes more or longer', () => {
    fc.assert(
      fc.property(period, fc.integer({ min: 0, max: 20 }), (it, more) => {
        const longer = { ...it, years: it.years + more }
        const heavier = { ...it, cigarettesPerDay: it.cigarettesPerDay + more }
        expect(countPackYears([longer])).toBeGreaterThanOrEqual(countPackYears([it]))
        expect(countPackYears([heavier])).toBeGreaterThanOrEqual(countPackYears([it]))
      }),
    )
  })
})
