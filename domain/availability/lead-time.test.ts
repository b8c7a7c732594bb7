import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleFacts } from '../testing/sample-facts.ts'
import { findSlots } from './availability.ts'
import { nobodyBusy } from './busy.ts'
import { resolveChoice } from './choice.ts'
import { withLeadTime } from './lead-time.ts'
import { createSchedule } from './schedule.ts'
import { takeSnapshot } from './snapshot.ts'

const schedule = createSchedule(sampleFacts)
const minute = 60_000
const at = (time: string) => Date.parse(`2026-11-09T${time}:00+01:00`)

/** The starts of a treatment at Bislett on Monday 9 November, for somebody who is there or elsewhere. */
function listStarts(treatment: string, now: number, from: 'clinic' | 'elsewhere'): number[] {
  const result = resolveChoice(schedule.index, { treatment, clinic: 'bislett' })
  if (!result.ok) throw new Error(result.unknown)
  const choice = { ...result.choice, treatment: withLeadTime(result.choice.treatment, from) }
  const { slots } = findSlots(takeSnapshot(schedule, nobodyBusy, now), choice, '2026-11-09')
  return slots.map(({ start }) => Date.parse(start))
}

describe('the lead time', () => {
  it('lets somebody in the waiting room have the next time of a doctor, and somebody at home one that can be reached', () => {
    const now = at('10:00')
    expect(listStarts('gp-consultation', now, 'clinic')[0]).toBe(now)
    expect(listStarts('gp-consultation', now, 'elsewhere')[0]).toBeGreaterThanOrEqual(now + 30 * minute)
  })

  it('of a treatment that must be prepared holds for everybody', () => {
    const [there, elsewhere] = (['clinic', 'elsewhere'] as const).map((from) =>
      listStarts('physiotherapist-first-time', at('10:00'), from),
    )
    expect(there!.length).toBeGreaterThan(0)
    expect(there).toEqual(elsewhere)
  })

  it('takes nothing away from somebody who is there, adds only times of the usual lead time, and never one that has passed', () => {
    const treatments = ['gp-consultation', 'physiotherapist-first-time', 'physiotherapist-follow-up']
    fc.assert(
      fc.property(fc.constantFrom(...treatments), fc.integer({ min: 0, max: 24 * 60 - 1 }), (treatment, minutes) => {
        const now = at('00:00') + minutes * minute
        const there = listStarts(treatment, now, 'clinic')
        const elsewhere = new Set(listStarts(treatment, now, 'elsewhere'))
        expect(there.filter((start) => elsewhere.has(start))).toHaveLength(elsewhere.size)
        for (const start of there) {
          expect(start).toBeGreaterThanOrEqual(now)
          if (!elsewhere.has(start)) expect(start).toBeLessThan(now + 30 * minute)
        }
      }),
    )
  })
})
