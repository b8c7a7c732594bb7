import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../dates/calendar-date.ts'
import { type DayRange, includesDay, withDays, withoutDays } from './day-ranges.ts'

const days = Array.from({ length: 40 }, (_, n) => addDays('2026-12-10', n))
const range = fc
  .tuple(fc.constantFrom(...days), fc.integer({ min: 0, max: 12 }))
  .map(([from, length]): DayRange => ({ from, to: addDays(from, length) }))
const ranges = fc.array(range, { maxLength: 5 })
const covers = (all: DayRange[], day: string) => all.some((it) => includesDay(it, day))

it('days that are taken out are out, and all others stay as they were', () => {
  fc.assert(
    fc.property(ranges, range, (all, out) => {
      const rest = withoutDays(all, out)
      for (const day of days) expect(covers(rest, day)).toBe(covers(all, day) && !includesDay(out, day))
    }),
  )
})

it('days that are added are in, once', () => {
  fc.assert(
    fc.property(ranges, range, (all, added) => {
      const more = withDays(all, added)
      for (const day of days) {
        expect(covers(more, day)).toBe(covers(all, day) || includesDay(added, day))
        if (includesDay(added, day)) expect(more.filter((it) => includesDay(it, day))).toEqual([added])
      }
    }),
  )
})
