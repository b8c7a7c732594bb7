import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auditAnswers, drinkNames, drinks, gramsOf, judgeAudit, scoreAudit, sumAlcohol } from './alcohol.ts'

describe('units of alcohol', () => {
  // AV-OG-TIL, Dette er en alkoholenhet: about 12 g, as in a small bottle of lager (33 cl) or a glass of spirits (4 cl, 40 %).
  it('has about one Norwegian unit in a small beer and in a glass of spirits', () => {
    expect(gramsOf(drinks['small-beer'])).toBeCloseTo(12.2, 1)
    expect(gramsOf(drinks.spirits)).toBeCloseTo(12.6, 1)
    expect(sumAlcohol({ 'small-beer': 1 }).units).toBe(1)
    expect(sumAlcohol({ spirits: 1 }).units).toBe(1.1)
  })

  // NHS, Alcohol units: litres x strength: a pint (568 ml) of 5.2 % has 3 units, a 175 ml glass of 12 % wine 2.1. The rule is
  // that of the millilitres of alcohol: 8 g are 10 ml.
  it.each([
    [568, 5.2, 3],
    [175, 12, 2.1],
    [25, 40, 1],
    [750, 13.5, 10.1],
  ])('%i ml of %d %% is %d UK units', (millilitres, strength, units) => {
    expect(Math.abs(gramsOf({ millilitres, strength }) / 8 - units)).toBeLessThan(0.2)
  })

  it('adds up a week', () => {
    expect(sumAlcohol({ wine: 4, 'large-beer': 2 })).toEqual({ grams: 96, units: 8, ukUnits: 12 })
    expect(sumAlcohol({})).toEqual({ grams: 0, units: 0, ukUnits: 0 })
  })

  it('never falls when a drink is added', () => {
    const week = fc.record(Object.fromEntries(drinkNames.map((name) => [name, fc.nat({ max: 30 })])))
    fc.assert(
      fc.property(week, fc.constantFrom(...drinkNames), (some, name) => {
        const more = { ...some, [name]: (some[name] ?? 0) + 1 }
        expect(sumAlcohol(more).units).toBeGreaterThan(sumAlcohol(some).units)
      }),
    )
  })
})

describe('AUDIT-C', () => {
  // Bush et al., Arch Intern Med 1998;158:1789: three questions of 0 to 4 points, 12 at most.
  it('gives 0 to 4 points a question', () => {
    expect(scoreAudit({ often: 'monthly', units: '1-2', six: 'never' })).toBe(1)
    expect(scoreAudit({ often: 'weeks', units: '3-4', six: 'rarely' })).toBe(4)
    expect(scoreAudit({ often: 'daily', units: '10', six: 'daily' })).toBe(12)
  })

  it('is 0 for whoever never drinks, whatever else was chosen', () => {
    expect(scoreAudit({ often: 'never', units: '10', six: 'daily' })).toBe(0)
    expect(scoreAudit({ often: 'never', units: null, six: null })).toBe(0)
  })

  // Bradley et al., Alcohol Clin Exp Res 2007;31:1208: 3 points or more for women, 4 or more for men.
  it.each([
    [0, 'low'],
    [2, 'low'],
    [3, 'limit-women'],
    [4, 'limit-all'],
    [12, 'limit-all'],
  ])('%i points: %s', (score, band) => expect(judgeAudit(score)).toBe(band))

  it('rises by one with each step of an answer', () => {
    for (const question of ['often', 'units', 'six'] as const) {
      const base = { often: 'monthly', units: '1-2', six: 'never' } as const
      const scores = auditAnswers[question].map((answer) => scoreAudit({ ...base, [question]: answer }))
      expect(scores.slice(1).every((score, index) => score === scores[index]! + 1)).toBe(true)
    }
  })
})
