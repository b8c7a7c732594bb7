import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countFreeMinutes } from './free-minutes.ts'

const minutes = (count: number) => count * 60_000
const span = fc
  .tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 1, max: 90 }))
  .map(([start, length]) => ({ start: minutes(start), end: minutes(start + length) }))

it('is what is left of the shift after the bookings', () => {
  const shift = [{ start: 0, end: minutes(60) }]
  expect(countFreeMinutes(shift, [{ start: minutes(10), end: minutes(30) }], 0)).toBe(40)
  expect(countFreeMinutes(shift, [], minutes(45))).toBe(15)
  expect(countFreeMinutes(shift, [], minutes(90))).toBe(0)
})

it('is the number of minutes that are worked, still to come and taken by nobody', () => {
  fc.assert(
    fc.property(fc.array(span), fc.array(span), fc.integer({ min: 0, max: 700 }), (work, taken, now) => {
      const within = (spans: typeof work, minute: number) =>
        spans.some(({ start, end }) => start <= minutes(minute) && minutes(minute) < end)
      const counted = Array.from({ length: 700 }, (_, minute) => minute).filter(
        (minute) => minute >= now && within(work, minute) && !within(taken, minute),
      )
      expect(countFreeMinutes(work, taken, minutes(now))).toBe(counted.length)
    }),
  )
})
