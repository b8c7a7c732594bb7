import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DoctorDay, estimateWait, type Visit } from './drop-in-wait.ts'

const minute = 60_000
const at = (clock: string) => {
  const [hours, minutes] = clock.split(':').map(Number)
  return (hours! * 60 + minutes!) * minute
}
const visit = (start: string, arrival: string | 'not-yet' | 'unknown', minutes = 20): Visit => ({
  start: at(start),
  end: at(start) + minutes * minute,
  arrival: arrival === 'not-yet' || arrival === 'unknown' ? arrival : at(arrival),
})
const work = [
  { start: at('08:00'), end: at('11:30') },
  { start: at('12:00'), end: at('16:00') },
]
const doctor = (firstFree: string | null, ...visits: Visit[]): DoctorDay => ({
  work,
  firstFree: firstFree === null ? null : at(firstFree),
  visits,
})

describe('the wait for a drop-in time', () => {
  it('is no number before anybody has checked in today', () => {
    expect(estimateWait([doctor('10:20', visit('10:00', 'not-yet'))], at('10:05'))).toBeNull()
    expect(estimateWait([doctor('10:20', visit('10:00', 'unknown'))], at('10:05'))).toBeNull()
    expect(estimateWait([doctor('10:20')], at('10:05'))).toBeNull()
    expect(estimateWait([], at('10:05'))).toBeNull()
  })

  it('is no number when no time is left today', () => {
    expect(estimateWait([doctor(null, visit('10:00', '09:55'))], at('10:05'))).toBeNull()
  })

  it('is next to nothing when the doctor must have been through for long', () => {
    expect(estimateWait([doctor('10:20', visit('09:00', '08:55'))], at('10:10'))).toEqual({ from: 0, to: 5 })
  })

  it('is the rest of the visits before the first free time, as a range', () => {
    const busy = doctor('10:40', visit('10:00', '09:55'), visit('10:20', '10:02'))
    expect(estimateWait([busy], at('10:05'))).toEqual({ from: 15, to: 45 })
  })

  it('counts a late patient from when they came, and not those who have not come at all', () => {
    const now = at('10:19')
    const lateOne = doctor('10:20', visit('10:00', '10:18'), visit('09:00', '09:00'))
    const nobody = doctor('10:20', visit('10:00', 'not-yet'), visit('09:00', '09:00'))
    expect(estimateWait([lateOne], now)).toEqual({ from: 10, to: 25 })
    expect(estimateWait([nobody], now)).toEqual({ from: 0, to: 5 })
  })

  it('is that of the doctor who can begin first', () => {
    const busy = doctor('11:00', visit('10:00', '09:55'), visit('10:20', '10:02'), visit('10:40', 'not-yet'))
    expect(estimateWait([busy, doctor('10:20')], at('10:05'))).toEqual({ from: 0, to: 5 })
  })

  it('does not begin in a break', () => {
    const before = doctor('12:00', visit('11:10', '11:05'))
    expect(estimateWait([before], at('11:40'))).toEqual({ from: 20, to: 25 })
  })
})

describe('whatever the day', () => {
  const slots = Array.from({ length: 24 }, (_, n) => at('08:00') + n * 20 * minute)
  const firstFreeOf = (visits: readonly Visit[], now: number) =>
    slots.find((slot) => slot >= now && !visits.some(({ start }) => start === slot)) ?? null
  const day = (visits: readonly Visit[], now: number): DoctorDay => ({
    work: [{ start: at('08:00'), end: at('16:00') }],
    firstFree: firstFreeOf(visits, now),
    visits,
  })
  const arbitraryDay = fc
    .record({
      now: fc.integer({ min: 0, max: 460 }).map((it) => at('08:05') + it * minute),
      doctors: fc.array(
        fc.uniqueArray(
          fc.record({
            start: fc.constantFrom(...slots),
            arrival: fc.oneof(
              fc.constant('not-yet' as const),
              fc.constant('unknown' as const),
              fc.integer({ min: -30, max: 30 }),
            ),
          }),
          { selector: ({ start }) => start, maxLength: 20 },
        ),
        { minLength: 1, maxLength: 3 },
      ),
    })
    .map(({ now, doctors }) => ({
      now,
      doctors: doctors.map((visits) =>
        visits.map(({ start, arrival }): Visit => {
          const came = typeof arrival === 'number' ? start + arrival * minute : arrival
          return {
            start,
            end: start + 20 * minute,
            arrival: typeof came === 'number' && came > now ? 'not-yet' : came,
          }
        }),
      ),
    }))

  it('one more person waiting never shortens it, and its range is whole', () => {
    fc.assert(
      fc.property(arbitraryDay, fc.nat(), fc.nat(), ({ now, doctors }, who, when) => {
        const before = estimateWait(
          doctors.map((visits) => day(visits, now)),
          now,
        )
        const number = who % doctors.length
        const visits = doctors[number]!
        const free = slots.filter((slot) => !visits.some(({ start }) => start === slot))
        const expected = visits.filter(({ arrival }) => arrival === 'not-yet')
        // Somebody new with a time of their own, or somebody who was expected and now is there.
        const start = [...free, ...expected.map((it) => it.start)][when % (free.length + expected.length)]!
        const more = [...visits.filter((it) => it.start !== start), { start, end: start + 20 * minute, arrival: now }]
        const after = estimateWait(
          doctors.map((it, n) => day(n === number ? more : it, now)),
          now,
        )
        if (before && after) {
          expect(after.from).toBeGreaterThanOrEqual(before.from)
          expect(after.to).toBeGreaterThanOrEqual(before.to)
        }
        for (const range of [before, after]) {
          if (!range) continue
          expect(range.from).toBeGreaterThanOrEqual(0)
          expect(range.to).toBeGreaterThanOrEqual(range.from + 5)
          expect([range.from % 5, range.to % 5]).toEqual([0, 0])
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
