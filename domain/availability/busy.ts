import { type Interval, mergeIntervals } from './interval.ts'

/**
 * When practitioners cannot be booked because somebody else is: by practitioner id, stretches in epoch milliseconds,
 * in order and without overlaps. A plain Map will do; a server may keep something cleverer behind the same shape.
 */
export interface Busy {
  get(practitioner: string): readonly Interval[] | undefined
}

/** A booking or a hold. `end` includes the buffer after the appointment. */
export interface BusyRange extends Interval {
  readonly practitioner: string
}

/** Turns bookings and holds, in any order, into the form that the search expects. */
export function collectBusy(ranges: Iterable<BusyRange>): Map<string, Interval[]> {
  const byPractitioner = new Map<string, Interval[]>()
  for (const { practitioner, start, end } of ranges) {
    const list = byPractitioner.get(practitioner)
    if (list) list.push({ start, end })
    else byPractitioner.set(practitioner, [{ start, end }])
  }
  for (const [practitioner, list] of byPractitioner) byPractitioner.set(practitioner, mergeIntervals(list))
  return byPractitioner
}

/** Nobody is booked. */
export const nobodyBusy: Busy = new Map<string, Interval[]>()
