import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/calendar-date.ts'
import { nextBooster, planVaccines, programme, type Vaccine } from './vaccines.ts'

const planOf = (born: string, today = '2026-11-16') => planVaccines(born, today, false)

// FHI, Barnevaksinasjonsprogrammet i Norge, and Helsebiblioteket, Generell veileder i pediatri 3.19 (table 1, 2025).
describe('the vaccines of a child born in 2026', () => {
  it('come at six weeks, 3, 5, 12 and 15 months, and in classes 2, 6, 7 and 10', () => {
    expect(planOf('2026-08-31').map(({ from, vaccines }) => [from, ...vaccines])).toEqual([
      ['2026-10-12', 'rotavirus'],
      ['2026-11-30', 'rotavirus', 'six-in-one', 'pneumococcal'],
      ['2027-01-31', 'six-in-one', 'pneumococcal'],
      ['2027-08-31', 'six-in-one', 'pneumococcal'],
      ['2027-11-30', 'mmr'],
      ['2033-08-01', 'booster'],
      ['2037-08-01', 'mmr'],
      ['2038-08-01', 'hpv'],
      ['2041-08-01', 'booster'],
    ])
  })

  it('are two doses against rotavirus, three of the six-in-one and of pneumococcal, two of MMR', () => {
    const doses = (vaccine: Vaccine) => programme.filter(({ vaccines }) => vaccines.includes(vaccine)).length
    expect([doses('rotavirus'), doses('six-in-one'), doses('pneumococcal'), doses('mmr')]).toEqual([2, 3, 3, 2])
  })

  it('include tuberculosis at six weeks where a parent comes from a country where it is common', () => {
    expect(planVaccines('2026-08-31', '2026-11-16', true)[0]?.vaccines).toEqual(['rotavirus', 'tuberculosis'])
  })

  it('say what has passed, what is due and what comes', () => {
    expect(
      planOf('2026-08-10')
        .map(({ state }) => state)
        .slice(0, 3),
    ).toEqual(['past', 'now', 'coming'])
    const inClass2 = planOf('2019-03-01').map(({ state }) => state)
    expect(inClass2.slice(4, 7)).toEqual(['past', 'now', 'coming'])
  })
})

describe('any child', () => {
  it('has every visit once, in order, and never a coming one before a past one', () => {
    const born = fc.integer({ min: 0, max: 6000 }).map((days) => addDays('2011-01-01', days))
    fc.assert(
      fc.property(born, (day) => {
        const plan = planOf(day)
        expect(plan.map(({ from }) => from)).toEqual(plan.map(({ from }) => from).toSorted())
        const order = ['past', 'now', 'coming']
        const states = plan.map(({ state }) => order.indexOf(state))
        expect(states).toEqual(states.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('an adult', () => {
  // FHI, Vaksiner til voksne: difteri, stivkrampe, kikhoste og polio hvert 10. år.
  it('needs a booster every ten years', () => expect(nextBooster(2016)).toBe(2026))
})
