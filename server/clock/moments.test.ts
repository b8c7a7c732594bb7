import { describe, expect, it } from 'vitest'
import { formatMoment, secondsUntil } from './moments.ts'

const format = (text: string, zone = 'Europe/Oslo') => formatMoment(Temporal.Instant.from(text), zone)

describe('telling a moment', () => {
  it('has the offset that holds at the place, through both changes of the clock', () => {
    expect(format('2026-03-29T00:59:59Z')).toBe('2026-03-29T01:59:59+01:00')
    expect(format('2026-03-29T01:00:00Z')).toBe('2026-03-29T03:00:00+02:00')
    expect(format('2026-10-25T00:59:59Z')).toBe('2026-10-25T02:59:59+02:00')
    expect(format('2026-10-25T01:00:00Z', 'Europe/Stockholm')).toBe('2026-10-25T02:00:00+01:00')
    expect(format('2026-12-31T23:30:00Z')).toBe('2027-01-01T00:30:00+01:00')
    expect(format('2026-12-31T23:30:00Z', 'Pacific/Auckland')).toBe('2027-01-01T12:30:00+13:00')
  })

  it('leaves fractions of a second out', () => {
    expect(format('2026-11-16T08:00:00.987Z')).toBe('2026-11-16T09:00:00+01:00')
  })

  it('counts whole seconds, a begun one as one', () => {
    const now = Temporal.Instant.from('2026-11-16T08:00:00Z')
    expect(secondsUntil(now, now.add({ milliseconds: 1 }))).toBe(1)
    expect(secondsUntil(now, now.subtract({ seconds: 5 }))).toBe(0)
  })
})
