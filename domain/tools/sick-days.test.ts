import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, countDays } from '../dates/calendar-date.ts'
import { agreements, countChildDays, isNoteOverdue, planSickLeave } from './sick-days.ts'

const plan = (change: Partial<Parameters<typeof planSickLeave>[0]> = {}) =>
  planSickLeave({
    firstDay: '2026-11-16',
    agreement: 'law',
    employedLongEnough: true,
    used: 0,
    recent: 0,
    ...change,
  })

// Folketrygdloven §§ 8-19, 8-24 and 8-27, and NAV, Egenmelding.
describe('self-certification by the law', () => {
  it('is three calendar days, weekends included, and a sick note from the fourth', () => {
    expect(plan({ firstDay: '2026-11-13' })).toEqual({
      days: 3,
      until: '2026-11-15',
      noteFrom: '2026-11-16',
      employerUntil: '2026-11-28',
      left: 3,
    })
  })

  it('is not there in the first two months with an employer', () => {
    expect(plan({ employedLongEnough: false })).toMatchObject({ days: 0, until: undefined, noteFrom: '2026-11-16' })
  })

  it('can be lost after four times in twelve months', () => {
    expect(plan({ used: 3 })).toMatchObject({ days: 3, left: 0 })
    expect(plan({ used: 4 })).toMatchObject({ days: 0, noteFrom: '2026-11-16', left: 0 })
  })

  it('counts days of the last 16 days with these, as one time', () => {
    expect(plan({ used: 1, recent: 1 })).toMatchObject({ days: 2, noteFrom: '2026-11-18', left: 3 })
    expect(plan({ used: 4, recent: 1 })).toMatchObject({ days: 2, left: 0 })
    expect(plan({ used: 1, recent: 3 })).toMatchObject({ days: 0, noteFrom: '2026-11-16' })
  })
})

// Intensjonsavtalen om et mer inkluderende arbeidsliv (IA) 2014–2018: eight days at a time, 24 in twelve months.
describe('self-certification by an extended agreement', () => {
  it('is eight days at a time, as long as 24 in twelve months last', () => {
    expect(plan({ agreement: 'extended' })).toMatchObject({ days: 8, until: '2026-11-23', left: 16 })
    expect(plan({ agreement: 'extended', used: 20 })).toMatchObject({ days: 4, left: 0 })
    expect(plan({ agreement: 'extended', used: 24 })).toMatchObject({ days: 0, left: 0 })
  })
})

describe('any sick leave', () => {
  const anyPlan = fc.record({
    firstDay: fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days)),
    agreement: fc.constantFrom(...agreements),
    employedLongEnough: fc.boolean(),
    used: fc.nat({ max: 30 }),
    recent: fc.nat({ max: 10 }),
  })

  it('never allows more than the rule, and asks for a note the day after', () => {
    fc.assert(
      fc.property(anyPlan, (given) => {
        const { days, until, noteFrom, employerUntil, left } = planSickLeave(given)
        expect(days).toBeGreaterThanOrEqual(0)
        expect(days).toBeLessThanOrEqual(given.agreement === 'law' ? 3 : 8)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(noteFrom).toBe(until ? addDays(until, 1) : given.firstDay)
        expect(countDays(given.firstDay, employerUntil)).toBe(15)
      }),
    )
  })

  it('is overdue for a note only after the day it is needed', () => {
    expect(isNoteOverdue(plan(), '2026-11-19')).toBe(false)
    expect(isNoteOverdue(plan(), '2026-11-20')).toBe(true)
  })
})

describe('days with a sick child', () => {
  // Universitetet i Oslo and NAV, Omsorgspenger: children, of them chronically ill, days for one of two parents, days alone.
  it.each([
    [1, 0, 10, 20],
    [2, 0, 10, 20],
    [3, 0, 15, 30],
    [1, 1, 20, 40],
    [2, 1, 20, 40],
    [2, 2, 30, 60],
    [3, 1, 25, 50],
    [3, 2, 35, 70],
    [3, 3, 45, 90],
  ])('%i children, %i of them chronically ill: %i days, %i alone', (children, ill, days, alone) => {
    expect(countChildDays(children, ill, false)).toBe(days)
    expect(countChildDays(children, ill, true)).toBe(alone)
  })
})
