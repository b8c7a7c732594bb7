import type { Interval } from './interval.ts'

export interface StartRules {
  /** How long one appointment keeps the practitioner, its buffer included. Milliseconds. */
  readonly occupied: number
  /** The grid: how far apart possible starts are, counted from the beginning of each stretch of work. */
  readonly step: number
  /** No start before this instant (the lead time). */
  readonly earliest: number
  /** Stop after so many. */
  readonly limit: number
}

/**
 * When an appointment could start. The appointment and its buffer must lie within one stretch of work: a buffer that
 * ran into the lunch break would take the practitioner's rest, and one past the end of the shift unpaid time.
 * `work` and `busy` are in order and without overlaps.
 */
export function listFreeStarts(work: readonly Interval[], busy: readonly Interval[], rules: StartRules): number[] {
  const starts: number[] = []
  const { occupied, step, earliest, limit } = rules
  for (const stretch of work) {
    let start = stretch.start
    if (start < earliest) start += Math.ceil((earliest - start) / step) * step
    let next = firstEndingAfter(busy, start)
    while (start + occupied <= stretch.end && starts.length < limit) {
      while (next < busy.length && (busy[next] as Interval).end <= start) next++
      const blocker = busy[next]
      if (blocker && blocker.start < start + occupied) {
        start += Math.ceil((blocker.end - start) / step) * step
      } else {
        starts.push(start)
        start += step
      }
    }
  }
  return starts
}

/** The index of the first stretch that ends after an instant; lists may span months, so it halves its way. */
function firstEndingAfter(intervals: readonly Interval[], instant: number): number {
  let low = 0
  let high = intervals.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((intervals[middle] as Interval).end <= instant) low = middle + 1
    else high = middle
  }
  return low
}
