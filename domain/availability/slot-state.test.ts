import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { professions } from '../facts/catalogue.ts'
import { chooseSample, sampleSnapshot } from '../testing/sample-schedule.ts'
import { findSlots } from './availability.ts'
import { collectBusy } from './busy.ts'
import { chooseState, isTherapist, slotStates } from './slot-state.ts'

const now = Date.parse('2026-11-16T06:00:00+01:00')
const allDay = (practitioner: string, date: string) => ({
  practitioner,
  start: Date.parse(`${date}T00:00:00+01:00`),
  end: Date.parse(`${date}T23:59:00+01:00`),
})
const stateOf = (date: string, ids: [string, string, string?], busy: ReturnType<typeof allDay>[] = [], moment = now) =>
  findSlots(sampleSnapshot(moment, collectBusy(busy)), chooseSample(...ids), date).state

describe('the state of a day', () => {
  it('is available as soon as one time can be booked', () => {
    expect(stateOf('2026-11-16', ['gp-consultation', 'bislett'])).toBe('available')
    expect(stateOf('2026-11-16', ['gp-consultation', 'bislett'], [allDay('anne-lege', '2026-11-16')])).toBe('available')
  })

  it('says that the clinic is closed, whoever was chosen', () => {
    expect(stateOf('2026-11-22', ['gp-consultation', 'bislett'])).toBe('clinic-closed')
    expect(stateOf('2026-11-22', ['gp-consultation', 'bislett', 'anne-lege'])).toBe('clinic-closed')
    expect(stateOf('2026-12-25', ['physiotherapist-follow-up', 'bislett', 'cato-fysio'])).toBe('clinic-closed')
  })

  it('says that the clinic is fully booked when every time is taken', () => {
    const busy = ['anne-lege', 'bo-lege'].map((it) => allDay(it, '2026-11-16'))
    expect(stateOf('2026-11-16', ['gp-consultation', 'bislett'], busy)).toBe('clinic-fully-booked')
  })

  it('says that the chosen one is fully booked, while others may be free', () => {
    const busy = [allDay('anne-lege', '2026-11-16'), allDay('cato-fysio', '2026-11-16')]
    expect(stateOf('2026-11-16', ['gp-consultation', 'bislett', 'anne-lege'], busy)).toBe('practitioner-fully-booked')
    expect(stateOf('2026-11-16', ['physiotherapist-follow-up', 'bislett', 'cato-fysio'], busy)).toBe(
      'practitioner-fully-booked',
    )
  })

  it('says that the chosen doctor is away, or the chosen therapist not working', () => {
    expect(stateOf('2026-11-23', ['gp-consultation', 'bislett', 'anne-lege'])).toBe('practitioner-closed')
    expect(stateOf('2026-11-17', ['gp-consultation', 'bislett', 'bo-lege'])).toBe('practitioner-closed')
    expect(stateOf('2026-11-18', ['physiotherapist-follow-up', 'bislett', 'cato-fysio'])).toBe('therapist-not-working')
    expect(stateOf('2026-11-18', ['psychologist-consultation', 'bislett', 'dina-psykolog'])).toBe(
      'therapist-not-working',
    )
  })

  it('says that there are no appointments when nobody who offers it is at work', () => {
    expect(stateOf('2026-11-24', ['gp-consultation', 'bislett'])).toBe('doctor-no-appointments')
    expect(stateOf('2026-11-18', ['physiotherapist-follow-up', 'bislett'])).toBe('therapist-no-appointments')
    expect(stateOf('2026-11-16', ['covid-antigen', 'vasastan'])).toBe('doctor-no-appointments')
  })

  it('says that there are no appointments when the day is over, past or too far ahead', () => {
    const evening = Date.parse('2026-11-17T19:30:00+01:00')
    expect(stateOf('2026-11-17', ['gp-consultation', 'bislett'], [], evening)).toBe('doctor-no-appointments')
    expect(stateOf('2026-11-17', ['physiotherapist-follow-up', 'bislett', 'cato-fysio'], [], evening)).toBe(
      'therapist-no-appointments',
    )
    expect(stateOf('2026-11-09', ['gp-consultation', 'bislett'])).toBe('doctor-no-appointments')
    expect(stateOf('2027-02-15', ['gp-consultation', 'bislett'])).not.toBe('available')
  })

  it('says so too of what the chosen one does not offer', () => {
    expect(stateOf('2026-11-16', ['psychologist-consultation', 'bislett', 'anne-lege'])).toBe('doctor-no-appointments')
    expect(stateOf('2026-11-16', ['gp-consultation', 'bislett', 'cato-fysio'])).toBe('therapist-no-appointments')
    expect(stateOf('2026-11-16', ['gp-video', 'bislett', 'anne-lege'])).toBe('doctor-no-appointments')
    expect(stateOf('2026-11-16', ['gp-video', 'bislett'])).toBe('doctor-no-appointments')
  })

  it('is exactly one, available only with a free time, and speaks of the right kind of person', () => {
    const findings = fc.record({
      open: fc.boolean(),
      atWork: fc.boolean(),
      reachable: fc.boolean(),
      free: fc.boolean(),
      chosen: fc.boolean(),
      profession: fc.constantFrom(...professions),
    })
    fc.assert(
      fc.property(findings, (day) => {
        const state = chooseState(day)
        expect(slotStates).toContain(state)
        expect(state === 'available').toBe(day.free)
        if (state.startsWith('practitioner') || state === 'therapist-not-working') expect(day.chosen).toBe(true)
        if (state === 'clinic-fully-booked') expect(day.chosen).toBe(false)
        if (state.startsWith('therapist')) expect(isTherapist(day.profession)).toBe(true)
        if (state.startsWith('doctor') || state === 'practitioner-closed') {
          expect(isTherapist(day.profession)).toBe(false)
        }
      }),
      { numRuns: 500 },
    )
  })
})
