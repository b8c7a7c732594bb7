import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDayReminderTime, findReminderTime } from './reminder.ts'

const at = (iso: string) => Date.parse(iso)
const start = at('2026-11-17T10:00:00+01:00')

describe('the reminder', () => {
  it('is due one hour before the appointment', () => {
    expect(findReminderTime(start, at('2026-11-16T12:00:00+01:00'))).toBe(at('2026-11-17T09:00:00+01:00'))
    expect(findReminderTime(start, at('2026-11-17T08:59:59+01:00'))).toBe(at('2026-11-17T09:00:00+01:00'))
  })

  it('is none when the booking is made within the hour', () => {
    expect(findReminderTime(start, at('2026-11-17T09:00:00+01:00'))).toBeNull()
    expect(findReminderTime(start, at('2026-11-17T09:30:00+01:00'))).toBeNull()
  })

  it('is one real hour before, whatever the clocks do', () => {
    expect(findReminderTime(at('2026-03-29T03:30:00+02:00'), at('2026-03-28T12:00:00+01:00'))).toBe(
      at('2026-03-29T01:30:00+01:00'),
    )
  })
})

describe('the reminder a day before', () => {
  const rules = { cancellationHours: 24, zone: 'Europe/Oslo' }
  const longAgo = at('2026-10-01T12:00:00+02:00')
  const due = (time: string, from = rules) => findDayReminderTime(at(time), longAgo, from)

  it('comes two hours before it would cost something to cancel', () => {
    expect(due('2026-11-17T14:00:00+01:00')).toBe(at('2026-11-16T12:00:00+01:00'))
    expect(due('2026-11-26T17:00:00+01:00', { ...rules, cancellationHours: 72 })).toBe(at('2026-11-23T15:00:00+01:00'))
  })

  it('comes a day before what can be cancelled until the last hours', () => {
    expect(due('2026-11-17T18:00:00+01:00', { ...rules, cancellationHours: 2 })).toBe(at('2026-11-16T16:00:00+01:00'))
  })

  it('comes in the evening where it would come at night', () => {
    expect(due('2026-11-17T09:30:00+01:00')).toBe(at('2026-11-15T20:00:00+01:00'))
    expect(due('2026-11-17T10:00:00+01:00')).toBe(at('2026-11-16T08:00:00+01:00'))
    expect(due('2026-11-17T23:30:00+01:00')).toBe(at('2026-11-16T20:00:00+01:00'))
  })

  it('is none when the booking was made less than half a day before it', () => {
    const start = at('2026-11-17T14:00:00+01:00')
    expect(findDayReminderTime(start, at('2026-11-16T00:00:00+01:00'), rules)).toBe(at('2026-11-16T12:00:00+01:00'))
    expect(findDayReminderTime(start, at('2026-11-16T00:00:01+01:00'), rules)).toBeNull()
    expect(findDayReminderTime(start, at('2026-11-17T09:00:00+01:00'), rules)).toBeNull()
  })

  it('always comes by day, in time to cancel free of charge, and at most a night earlier', () => {
    const minutes = fc.integer({ min: at('2026-01-01T00:00:00Z') / 60_000, max: at('2028-01-01T00:00:00Z') / 60_000 })
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 96 }), (minute, cancellationHours) => {
        const startsAt = minute * 60_000
        const found = findDayReminderTime(startsAt, 0, { ...rules, cancellationHours })!
        const clock = Temporal.Instant.fromEpochMilliseconds(found).toZonedDateTimeISO(rules.zone).toPlainTime()
        expect(Temporal.PlainTime.compare(clock, '08:00')).toBeGreaterThanOrEqual(0)
        expect(Temporal.PlainTime.compare(clock, '20:00')).toBeLessThanOrEqual(0)
        const hours = (startsAt - found) / 3_600_000
        expect(hours).toBeGreaterThanOrEqual(Math.max(24, cancellationHours) + 2)
        // Twelve hours of the night, and the one that the clocks are put back.
        expect(hours).toBeLessThanOrEqual(Math.max(24, cancellationHours) + 2 + 13)
      }),
    )
  })
})
