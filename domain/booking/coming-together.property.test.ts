import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findComers } from './coming-together.ts'

const minute = 60_000
const bookings = fc
  .array(fc.record({ clinic: fc.constantFrom('bislett', 'okern'), start: fc.integer({ min: 0, max: 60 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((all) =>
    all.map(({ clinic, start }, place) => ({
      reference: `REF${place}`,
      clinic,
      startsAt: start * 10 * minute,
      endsAt: (start * 10 + 20) * minute,
    })),
  )

describe('who still comes with somebody', () => {
  it('divides those who were booked together: each is in one part, with their own, at one clinic', () => {
    fc.assert(
      fc.property(bookings, (booked) => {
        for (const one of booked) {
          const comers = findComers(booked, one)
          expect(comers).toContain(one)
          expect(new Set(comers.map((it) => it.clinic))).toEqual(new Set([one.clinic]))
          for (const other of comers) expect(findComers(booked, other)).toEqual(comers)
        }
      }),
    )
  })

  it('so exactly one of each part, the first of it, has a reminder to send', () => {
    fc.assert(
      fc.property(bookings, (booked) => {
        const senders = booked.filter((it) => findComers(booked, it)[0] === it)
        expect(
          senders
            .flatMap((it) => findComers(booked, it))
            .map((it) => it.reference)
            .sort(),
        ).toEqual(booked.map((it) => it.reference).sort())
      }),
    )
  })

  it('is nobody who comes more than an hour after the last of the others has left', () => {
    fc.assert(
      fc.property(bookings, (booked) => {
        for (const one of booked) {
          const comers = findComers(booked, one)
          for (const [place, it] of comers.entries()) {
            const ends = comers.slice(0, place).map((before) => before.endsAt)
            if (place > 0) expect(it.startsAt - Math.max(...ends)).toBeLessThanOrEqual(60 * minute)
          }
        }
      }),
    )
  })
})
