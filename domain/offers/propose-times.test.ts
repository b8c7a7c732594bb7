import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkSlot } from '../availability/availability.ts'
import { collectBusy } from '../availability/busy.ts'
import { resolveChoice } from '../availability/choice.ts'
import { createSchedule } from '../availability/schedule.ts'
import { takeSnapshot } from '../availability/snapshot.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { offerStateAt, timesOffered } from './offer.ts'
import { proposeTimes } from './propose-times.ts'

const now = Date.UTC(2026, 10, 9, 7)
const hour = 3_600_000
const facts = { ...sampleFacts }
const ids = { treatment: 'gp-consultation', clinic: 'bislett' }

function propose(lost: { start: number; practitioner: string }, taken: number[] = [], awayOn: string[] = []) {
  const practitioners = facts.practitioners.map((it) =>
    it.id === lost.practitioner ? { ...it, absences: awayOn.map((day) => ({ from: day, to: day })) } : it,
  )
  const schedule = createSchedule({ ...facts, practitioners })
  const busy = collectBusy(
    taken.flatMap((start) => facts.practitioners.map(({ id }) => ({ practitioner: id, start, end: start + hour }))),
  )
  const snapshot = takeSnapshot(schedule, busy, now)
  const resolved = resolveChoice(schedule.index, ids)
  if (!resolved.ok) throw new Error(resolved.unknown)
  return { snapshot, times: proposeTimes(snapshot, resolved.choice, lost, timesOffered) }
}

it('somebody whose doctor is ill is offered the next time with the same doctor, and the nearest ones with colleagues', () => {
  const lost = { start: Date.UTC(2026, 10, 10, 8), practitioner: 'anne-lege' }
  const { times } = propose(lost, [], ['2026-11-10'])
  expect(times.length).toBeGreaterThan(0)
  expect(times[0]!.practitioner.id).toBe('anne-lege')
  expect(times.every((it) => it.start.slice(0, 10) !== '2026-11-10' || it.practitioner.id !== 'anne-lege')).toBe(true)
})

it('whatever is taken, at most three times are offered, all free and no two at the same moment', () => {
  const starts = fc.integer({ min: 0, max: 14 * 24 }).map((n) => now + n * hour)
  fc.assert(
    fc.property(starts, fc.array(starts, { maxLength: 30 }), (start, taken) => {
      const { snapshot, times } = propose({ start, practitioner: 'anne-lege' }, taken)
      expect(times.length).toBeLessThanOrEqual(timesOffered)
      expect(new Set(times.map((it) => it.start)).size).toBe(times.length)
      for (const { id } of times) expect(checkSlot(snapshot, id).ok).toBe(true)
    }),
    { numRuns: 30 },
  )
})

it('an offer is over at its end to the millisecond, and what became of it before stays', () => {
  expect(offerStateAt({ state: 'open', expiresAt: now }, now - 1)).toBe('open')
  expect(offerStateAt({ state: 'open', expiresAt: now }, now)).toBe('expired')
  expect(offerStateAt({ state: 'taken', expiresAt: now }, now + hour)).toBe('taken')
})
