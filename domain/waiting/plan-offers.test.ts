import { describe, expect, it } from 'vitest'
import { planOffers } from './plan-offers.ts'
import type { WaitedTime, WaitingEntry } from './waiting-entry.ts'

const zone = 'Europe/Oslo'
const at = (time: string) => Date.parse(`2026-11-${time}:00+01:00`)
const anna: WaitingEntry = {
  id: 'anna',
  since: at('10T09:00'),
  treatment: 'gp-consultation',
  clinics: ['bislett'],
  days: [{ from: '2026-11-16', to: '2026-11-20' }],
  parts: ['morning', 'afternoon', 'evening'],
  bookedAt: null,
  offeredUntil: null,
  offersToday: 0,
  ignored: 0,
}
const time: WaitedTime = {
  treatment: 'gp-consultation',
  clinic: 'bislett',
  date: '2026-11-17',
  part: 'morning',
  startsAt: at('17T10:00'),
}
const evening: WaitedTime = { ...time, date: '2026-11-16', part: 'evening', startsAt: at('16T22:00') }
const plan = (now: string, entries: WaitingEntry[] = [anna], freed = [time]) =>
  planOffers(entries, () => freed, { zone, now: at(now) })
const askedAt = (now: string, freed = [time]) => plan(now, [anna], freed).offers.length > 0

describe('a time that has become free', () => {
  it('is held for ten minutes for who has waited longest, and then for the next', () => {
    const bjorn = { ...anna, id: 'bjorn', since: at('09T09:00') }
    const { offers, expiresAt } = plan('16T12:00', [anna, bjorn])
    expect(offers.map((it) => it.entry.id)).toEqual(['bjorn', 'anna'])
    expect(expiresAt).toBe(at('16T12:10'))
  })

  it.each([
    ['16T20:59', true],
    ['16T21:00', false],
    ['17T07:59', false],
    ['17T08:00', true],
    ['17T09:30', true],
    ['17T09:31', false],
  ])('of tomorrow morning at ten is offered at %s: %s', (now, isAsked) => {
    expect(askedAt(now)).toBe(isAsked)
  })

  it('of the same evening is offered after nine, too', () => {
    expect(askedAt('16T21:20', [evening])).toBe(true)
    expect(askedAt('16T21:40', [evening])).toBe(false)
  })

  it('of the night is offered at eight if there is time left then', () => {
    expect(plan('16T23:00').askAgainAt).toBe(at('17T08:00'))
    expect(plan('16T23:00', [anna], [{ ...time, startsAt: at('17T08:15') }]).askAgainAt).toBeNull()
  })

  it.each<[string, Partial<WaitingEntry>]>([
    ['has an offer', { offeredUntil: at('16T12:05') }],
    ['was asked three times today', { offersToday: 3 }],
    ['has ignored three offers', { ignored: 3 }],
    ['has an earlier booking', { bookedAt: at('17T09:00') }],
    ['waits for another clinic', { clinics: ['majorstuen'] }],
    ['waits for the afternoon', { parts: ['afternoon'] }],
    ['waits for another day', { days: [{ from: '2026-11-18', to: '2026-11-18' }] }],
  ])('is not offered to somebody who %s', (_, changes) => {
    expect(plan('16T12:00', [{ ...anna, ...changes }]).offers).toEqual([])
  })
})
