import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSecrets, drawBytes, drawReference } from './secrets.ts'

describe('a signed text', () => {
  const secrets = createSecrets('x'.repeat(32))
  const now = Temporal.Instant.from('2026-11-09T08:00:00Z')
  const signed = secrets.sign('link', 'K7QF2MXR', now.add({ minutes: 15 }))

  it('is read for its purpose until it expires', () => {
    expect(secrets.readSigned('link', signed, now)).toBe('K7QF2MXR')
    expect(secrets.readSigned('other', signed, now)).toBeUndefined()
    expect(secrets.readSigned('link', signed, now.add({ minutes: 15 }))).toBeUndefined()
  })

  it('is refused where it would be good for longer than such texts are: the clock was ahead when it was signed', () => {
    expect(secrets.readSigned('link', signed, now, 15)).toBe('K7QF2MXR')
    // The clocks of two machines may differ by five minutes.
    expect(secrets.readSigned('link', signed, now.subtract({ minutes: 5 }), 15)).toBe('K7QF2MXR')
    expect(secrets.readSigned('link', signed, now.subtract({ minutes: 6 }), 15)).toBeUndefined()
  })

  it('has one spelling', () => {
    expect(secrets.readSigned('link', `${signed}.x`, now)).toBeUndefined()
    const place = fc.integer({ min: 0, max: signed.length })
    fc.assert(
      fc.property(place, fc.integer({ min: 0, max: 2 }), fc.string({ maxLength: 3 }), (at, removed, added) => {
        const changed = signed.slice(0, at) + added + signed.slice(at + removed)
        expect(secrets.readSigned('link', changed, now)).toBe(changed === signed ? 'K7QF2MXR' : undefined)
      }),
    )
  })
})

describe('random bytes', () => {
  it('are never given to two visitors or bookings, although they are drawn in bulk', () => {
    const drawn = Array.from({ length: 2_000 }, () => [drawBytes(16).toString('hex'), drawReference()]).flat()
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})
