import { type Interval, mergeIntervals, subtractIntervals } from '../availability/interval.ts'

/** How many whole minutes of working time are free from a moment on; all in epoch milliseconds. */
export function countFreeMinutes(work: readonly Interval[], taken: readonly Interval[], now: number): number {
  const rest = subtractIntervals(mergeIntervals(work), [...taken, { start: Number.NEGATIVE_INFINITY, end: now }])
  return Math.floor(rest.reduce((sum, { start, end }) => sum + end - start, 0) / 60_000)
}
