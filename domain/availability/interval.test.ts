import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Interval, intersectIntervals, mergeIntervals, subtractIntervals } from './interval.ts'

const someIntervals = fc.array(
  fc.record({ start: fc.integer({ min: 0, max: 40 }), end: fc.integer({ min: 0, max: 40 }) }),
  { maxLength: 8 },
)
const points = (intervals: readonly Interval[]) =>
  Array.from({ length: 41 }, (_, at) => intervals.some((it) => it.start <= at && at < it.end))

describe('stretches of time', () => {
  it('join, overlap and are taken away point by point', () => {
    fc.assert(
      fc.property(someIntervals, someIntervals, (first, second) => {
        const left = mergeIntervals(first)
        const right = mergeIntervals(second)
        expect(points(left)).toEqual(points(first))
        expect(points(intersectIntervals(left, right))).toEqual(points(left).map((it, at) => it && points(right)[at]!))
        expect(points(subtractIntervals(left, right))).toEqual(points(left).map((it, at) => it && !points(right)[at]))
      }),
    )
  })

  it('come out in order, apart from each other and never empty', () => {
    fc.assert(
      fc.property(someIntervals, (some) => {
        const merged = mergeIntervals(some)
        for (const [at, it] of merged.entries()) {
          expect(it.start).toBeLessThan(it.end)
          if (at > 0) expect(merged[at - 1]!.end).toBeLessThan(it.start)
        }
      }),
    )
  })
})
