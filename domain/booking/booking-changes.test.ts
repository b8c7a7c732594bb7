import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChangeCase, changeDeadline, isAfterLimit, judgeCancelling, mayMove } from './booking-changes.ts'
import { graceMinutes } from './booking-limits.ts'

const at = (iso: string) => Date.parse(iso)
const startsAt = at('2026-11-17T10:00:00+01:00')
const minute = 60_000
const longBefore: ChangeCase = { bookedAt: at('2026-11-10T10:00:00+01:00'), startsAt, cancellationHours: 24 }
const sameDay: ChangeCase = { ...longBefore, bookedAt: at('2026-11-17T08:00:00+01:00') }

describe('a booking made long before', () => {
  it('is moved and cancelled free of charge until the limit before the start, to the millisecond', () => {
    expect(changeDeadline(longBefore)).toBe(at('2026-11-16T10:00:00+01:00'))
    expect(mayMove(longBefore, at('2026-11-16T10:00:00+01:00'))).toBe(true)
    expect(mayMove(longBefore, at('2026-11-16T10:00:00.001+01:00'))).toBe(false)
    expect(judgeCancelling(longBefore, at('2026-11-16T10:00:00.001+01:00'))).toBe('fee')
  })

  it('is cancelled for a fee until it starts', () => {
    expect(judgeCancelling(longBefore, startsAt - 1)).toBe('fee')
    expect(judgeCancelling(longBefore, startsAt)).toBe('too-late')
  })
})

describe('a booking for the same day', () => {
  it('can be undone free of charge for ten minutes', () => {
    const end = sameDay.bookedAt + 10 * minute
    expect([mayMove(sameDay, end), judgeCancelling(sameDay, end)]).toEqual([true, 'free'])
    expect([mayMove(sameDay, end + 1), judgeCancelling(sameDay, end + 1)]).toEqual([false, 'fee'])
  })

  it('cannot be changed once it has started, though ten minutes have not passed', () => {
    const atOnce = { ...sameDay, bookedAt: startsAt - 2 * minute }
    expect(changeDeadline(atOnce)).toBe(startsAt)
    expect([mayMove(atOnce, startsAt - 1), judgeCancelling(atOnce, startsAt - 1)]).toEqual([true, 'free'])
    expect([mayMove(atOnce, startsAt), judgeCancelling(atOnce, startsAt)]).toEqual([false, 'too-late'])
  })
})

it('tells that the limit has passed for a time that nobody has booked yet', () => {
  expect(isAfterLimit(startsAt, 24, at('2026-11-16T10:00:00+01:00'))).toBe(false)
  expect(isAfterLimit(startsAt, 24, at('2026-11-16T10:00:01+01:00'))).toBe(true)
})

describe('whenever somebody books and changes their mind', () => {
  const cases = fc.record({
    bookedAt: fc.integer({ min: startsAt - 3 * 24 * 60 * minute, max: startsAt - 1 }),
    startsAt: fc.constant(startsAt),
    cancellationHours: fc.integer({ min: 1, max: 72 }),
  })
  const moments = fc.integer({ min: startsAt - 3 * 24 * 60 * minute, max: startsAt + 60 * minute })

  it('cancelling is free exactly as long as moving is possible', () => {
    fc.assert(
      fc.property(cases, moments, (change, now) => {
        expect(judgeCancelling(change, now) === 'free').toBe(mayMove(change, now))
      }),
    )
  })

  it('nobody pays within the clinic’s limit or ten minutes after booking, and nothing changes after the start', () => {
    fc.assert(
      fc.property(cases, moments, (change, now) => {
        const judged = judgeCancelling(change, now)
        const isEarly = now <= startsAt - change.cancellationHours * 60 * minute
        const isGrace = now <= change.bookedAt + graceMinutes * minute
        expect(judged).toBe(now >= startsAt ? 'too-late' : isEarly || isGrace ? 'free' : 'fee')
      }),
    )
  })

  it('what was too late stays too late', () => {
    fc.assert(
      fc.property(cases, moments, fc.integer({ min: 0, max: 600 * minute }), (change, now, later) => {
        const order = ['free', 'fee', 'too-late']
        const [before, after] = [judgeCancelling(change, now), judgeCancelling(change, now + later)]
        expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before))
      }),
    )
  })
})
