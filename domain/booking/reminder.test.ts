import { describe, expect, it } from 'vitest'
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
