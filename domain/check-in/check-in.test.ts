import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CheckInCase, chooseRefused, firstNameOf, refuseCheckIn } from './check-in.ts'

const here = { id: 'bislett', zone: 'Europe/Oslo' as const }
const at = (clock: string, date = '2026-11-16') => Date.parse(`${date}T${clock}:00+01:00`)
const booking = (changes: Partial<CheckInCase> = {}): CheckInCase => ({
  state: 'booked',
  clinic: 'bislett',
  start: at('10:00'),
  hasArrived: false,
  ...changes,
})

describe('a patient who checks in', () => {
  it('can from an hour before the time until the end of the day', () => {
    expect(refuseCheckIn(booking(), here, at('08:59'))).toBe('too-early')
    expect(refuseCheckIn(booking(), here, at('09:00'))).toBeUndefined()
    expect(refuseCheckIn(booking(), here, at('23:59'))).toBeUndefined()
    expect(refuseCheckIn(booking(), here, at('00:00', '2026-11-17'))).toBe('not-found')
  })

  it('is told that a time is on another day, at another clinic, cancelled or checked in already', () => {
    expect(refuseCheckIn(booking({ start: at('10:00', '2026-11-17') }), here, at('10:00'))).toBe('too-early')
    expect(refuseCheckIn(booking({ clinic: 'okern' }), here, at('09:55'))).toBe('other-clinic')
    expect(refuseCheckIn(booking({ state: 'cancelled' }), here, at('09:55'))).toBe('cancelled')
    expect(refuseCheckIn(booking({ hasArrived: true }), here, at('09:55'))).toBe('already-arrived')
  })

  it('is told about the booking nearest to now, and about a cancelled one only if there is no other', () => {
    const [cancelled, later] = [booking({ state: 'cancelled' }), booking({ start: at('15:00') })]
    expect(chooseRefused([cancelled, later], at('10:00'))).toBe(later)
    expect(chooseRefused([cancelled], at('10:00'))).toBe(cancelled)
    expect(chooseRefused([booking({ start: at('12:00') }), later], at('14:00'))).toBe(later)
    expect(chooseRefused([], at('10:00'))).toBeUndefined()
  })

  it('is shown by the first name alone', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(firstNameOf(`Kari ${name}`)).toBe('Kari')
        expect(firstNameOf(name)).not.toMatch(/\s/)
      }),
    )
  })
})
