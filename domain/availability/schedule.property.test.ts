import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/calendar-date.ts'
import type { Facts } from '../facts/facts.ts'
import { arbitraryClinicRoster, arbitraryPractitionerRoster } from '../testing/arbitrary-rosters.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { findSlots } from './availability.ts'
import { nobodyBusy } from './busy.ts'
import { listChoicesAt } from './choice.ts'
import { createSchedule, type Schedule, updateSchedule } from './schedule.ts'
import { takeSnapshot } from './snapshot.ts'

const holidays = { 'Europe/Oslo': ['2026-11-17'], 'Europe/Stockholm': ['2026-11-17'] }
const chain = { ...sampleFacts, holidays }
const now = Date.parse('2026-11-09T05:00:00Z')
const week = Array.from({ length: 9 }, (_, n) => addDays('2026-11-10', n))

/** Everything that patients could be told of these days. */
function tell(schedule: Schedule) {
  const snapshot = takeSnapshot(schedule, nobodyBusy, now)
  const { index } = schedule
  return [...index.clinics.keys()].flatMap((clinic) =>
    listChoicesAt(index, clinic).flatMap((choice) =>
      week.map((date) => ({ clinic, ...findSlots(snapshot, choice, date) })),
    ),
  )
}

const people = sampleFacts.practitioners.map((it) => it.id)
const clinics = sampleFacts.clinics.map((it) => it.id)
const change = fc.record({
  practitioners: fc.array(fc.tuple(fc.constantFrom(...people), arbitraryPractitionerRoster), { maxLength: 2 }),
  clinics: fc.array(fc.tuple(fc.constantFrom(...clinics), arbitraryClinicRoster), { maxLength: 2 }),
})

describe('a schedule after changes of rosters', () => {
  it('tells the same as one made of the same rosters from the beginning', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        let schedule = createSchedule(chain)
        let facts: Facts = chain
        tell(schedule)
        for (const { practitioners, clinics } of changes) {
          const people = new Map(practitioners)
          const places = new Map(clinics)
          facts = {
            ...facts,
            practitioners: facts.practitioners.map((it) => ({ ...it, ...people.get(it.id) })),
            clinics: facts.clinics.map((it) => ({ ...it, ...places.get(it.id) })),
          }
          const before = tell(schedule)
          const updated = updateSchedule(schedule, {
            practitioners: facts.practitioners.filter((it) => people.has(it.id)),
            clinics: facts.clinics.filter((it) => places.has(it.id)),
          })
          schedule = updated.schedule
          const elsewhere = (it: { clinic: string }) => !updated.reached.has(it.clinic)
          expect(tell(schedule).filter(elsewhere)).toEqual(before.filter(elsewhere))
        }
        const fromScratch = createSchedule(facts)
        expect(tell(schedule)).toEqual(tell(fromScratch))
        expect(schedule.index.staff).toEqual(fromScratch.index.staff)
        expect(schedule.index.practitioners).toEqual(fromScratch.index.practitioners)
        expect(schedule.facts).toEqual(fromScratch.facts)
      }),
      { numRuns: 60 },
    )
  })

  it('keeps the plans of clinics that it does not reach', () => {
    const schedule = createSchedule(chain)
    const [bislett, okern] = ['bislett', 'okern'].map((id) => schedule.index.clinics.get(id)!)
    const before = [bislett!, okern!].map((it) => schedule.planner(it, '2026-11-10'))
    const cato = sampleFacts.practitioners.find((it) => it.id === 'cato-fysio')!
    const changed = { practitioners: [{ ...cato, absences: [{ from: '2026-11-10', to: '2026-11-10' }] }], clinics: [] }
    const after = updateSchedule(schedule, changed)
    expect([...after.reached]).toEqual(['bislett'])
    expect(after.schedule.planner(okern!, '2026-11-10')).toBe(before[1])
    expect(after.schedule.planner(bislett!, '2026-11-10').work.has('cato-fysio')).toBe(false)
    expect(schedule.planner(bislett!, '2026-11-10').work.has('cato-fysio')).toBe(true)
  })

  it('has a shift on the days for which it is valid, both ends included', () => {
    const cato = sampleFacts.practitioners.find((it) => it.id === 'cato-fysio')!
    const [shift] = cato.shifts
    const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
    const valid = { ...shift!, days: [...everyDay], validFrom: '2026-11-10', validTo: '2026-11-12' }
    const { schedule } = updateSchedule(createSchedule(chain), {
      practitioners: [{ ...cato, shifts: [valid] }],
      clinics: [],
    })
    const bislett = schedule.index.clinics.get('bislett')!
    const worked = week.filter((date) => schedule.planner(bislett, date).work.has('cato-fysio'))
    expect(worked).toEqual(['2026-11-10', '2026-11-11', '2026-11-12'])
  })
})
