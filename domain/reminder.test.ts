import { describe, expect, it } from 'vitest'
import { changeDeadline, mayChange } from './booking-changes.ts'
import { findReminderTime } from './reminder.ts'

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

describe('cancelling and moving', () => {
  it('is free until the limit before the start, and not later', () => {
    expect(mayChange(start, 24, at('2026-11-16T10:00:00+01:00'))).toBe(true)
    expect(mayChange(start, 24, at('2026-11-16T10:00:00.001+01:00'))).toBe(false)
    expect(changeDeadline(start, 2)).toBe(at('2026-11-17T08:00:00+01:00'))
  })
})
