import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caffeineLimits, countCaffeine, judgeCaffeine, servingIds } from './caffeine.ts'

describe('caffeine', () => {
  // EFSA explains risk assessment: caffeine (2015), 'How much caffeine is there in food and drinks?'
  it.each([
    ['a cup of filter coffee, 200 ml', { 'filter-coffee': 1 }, 90],
    ['an espresso, 60 ml', { espresso: 1 }, 80],
    ['a cup of black tea, 220 ml', { 'black-tea': 1 }, 50],
    ['a can of cola, 355 ml', { cola: 1 }, 40],
    ['a can of energy drink, 250 ml', { 'energy-drink': 1 }, 80],
    ['50 g of dark chocolate', { 'dark-chocolate': 1 }, 25],
    ['50 g of milk chocolate', { 'milk-chocolate': 1 }, 10],
  ])('counts %s', (_, counts, milligrams) => expect(countCaffeine({ counts, other: 0 })).toBe(milligrams))

  // EFSA Journal 2015;13(5):4102: 400 mg a day and 200 mg at once for adults, 200 mg a day in pregnancy and while
  // breastfeeding, 3 mg per kilogram a day for children and adolescents.
  it('has the limits of EFSA', () => {
    expect(caffeineLimits('adult')).toEqual({ day: 400, atOnce: 200 })
    expect(caffeineLimits('pregnant').day).toBe(200)
    expect(caffeineLimits('child', 30)).toEqual({ day: 90, atOnce: 90 })
  })

  it('allows a heavy teenager no more at once than an adult', () => {
    expect(caffeineLimits('child', 100).day).toBe(200)
  })

  it('counts the limit itself as within it', () => {
    expect(judgeCaffeine(299, 400)).toBe('within')
    expect(judgeCaffeine(300, 400)).toBe('near')
    expect(judgeCaffeine(400, 400)).toBe('near')
    expect(judgeCaffeine(401, 400)).toBe('over')
  })

  const day = fc.record({
    counts: fc.record(Object.fromEntries(servingIds.map((id) => [id, fc.nat(20)]))),
    other: fc.nat(2000),
  })

  it('adds up: two days are as much as both of them', () => {
    fc.assert(
      fc.property(day, day, (one, two) => {
        const both = {
          counts: Object.fromEntries(servingIds.map((id) => [id, one.counts[id]! + two.counts[id]!])),
          other: one.other + two.other,
        }
        expect(countCaffeine(both)).toBe(countCaffeine(one) + countCaffeine(two))
      }),
    )
  })

  it('is never judged milder when there is more of it', () => {
    const rank = { within: 0, near: 1, over: 2 }
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(500), fc.integer({ min: 30, max: 400 }), (milligrams, more, limit) => {
        expect(rank[judgeCaffeine(milligrams + more, limit)]).toBeGreaterThanOrEqual(
          rank[judgeCaffeine(milligrams, limit)],
        )
      }),
    )
  })
})
