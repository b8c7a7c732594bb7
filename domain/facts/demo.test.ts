import { describe, expect, it } from 'vitest'
import { findSlots } from '../availability/availability.ts'
import { nobodyBusy } from '../availability/busy.ts'
import { resolveChoice } from '../availability/choice.ts'
import { createSchedule } from '../availability/schedule.ts'
import { takeSnapshot } from '../availability/snapshot.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { demo, isBookedOut, layDemoOnClinic, layDemoOnPractitioner } from './demo.ts'

const today = '2026-11-16'
const sample = demo.parse({
  closures: [{ clinic: 'okern', fromDay: 0, toDay: 1 }],
  absences: [{ practitioner: 'cato-fysio', fromDay: 3, toDay: 3 }],
  bookedOut: [
    { clinic: 'bislett', fromDay: 1, toDay: 1 },
    { practitioner: 'anne-lege', fromDay: 2, toDay: 4 },
  ],
})

describe('the demo', () => {
  const facts = {
    ...sampleFacts,
    clinics: sampleFacts.clinics.map((it) => layDemoOnClinic(it, sample, today)),
    practitioners: sampleFacts.practitioners.map((it) => layDemoOnPractitioner(it, sample, today)),
  }
  const schedule = createSchedule(facts)
  const snapshot = takeSnapshot(schedule, nobodyBusy, Date.parse('2026-11-16T06:00:00Z'))
  const stateOf = (treatment: string, clinic: string, date: string, practitioner?: string) => {
    const result = resolveChoice(schedule.index, { treatment, clinic, practitioner })
    if (!result.ok) throw new Error(result.unknown)
    return findSlots(snapshot, result.choice, date).state
  }

  it('closes clinics and sends people away around the day it is looked at', () => {
    expect(['2026-11-16', '2026-11-17', '2026-11-18'].map((date) => stateOf('gp-consultation', 'okern', date))).toEqual(
      ['clinic-closed', 'clinic-closed', 'available'],
    )
    expect(stateOf('physiotherapist-follow-up', 'bislett', '2026-11-19', 'cato-fysio')).toBe('therapist-not-working')
  })

  it('adds to what the editors wrote and leaves the facts themselves alone', () => {
    expect(facts.practitioners[0]?.absences).toEqual(sampleFacts.practitioners[0]?.absences)
    expect(facts.clinics[0]?.closures).toEqual(sampleFacts.clinics[0]?.closures)
    expect(sampleFacts.clinics[1]?.closures).toEqual([])
  })

  it('says which calendars are to be full', () => {
    const full = (clinic: string, practitioner: string, date: string) =>
      isBookedOut(sample, today, { clinic, practitioner, date })
    expect(full('bislett', 'cato-fysio', '2026-11-17')).toBe(true)
    expect(full('okern', 'cato-fysio', '2026-11-17')).toBe(false)
    expect(full('okern', 'anne-lege', '2026-11-20')).toBe(true)
    expect(full('okern', 'anne-lege', '2026-11-21')).toBe(false)
  })

  it('is refused when it makes no sense', () => {
    expect(demo.safeParse({ closures: [{ clinic: 'okern', fromDay: 2, toDay: 1 }] }).success).toBe(false)
    expect(demo.safeParse({ bookedOut: [{ fromDay: 0, toDay: 1 }] }).success).toBe(false)
    expect(demo.safeParse({ busyness: 2 }).success).toBe(false)
    expect(demo.parse({})).toMatchObject({ closures: [], absences: [], bookedOut: [], busyness: 0 })
  })
})
