import { findSlots, lastDate, type Slot } from '../availability/availability.ts'
import type { Choice } from '../availability/choice.ts'
import type { Snapshot } from '../availability/snapshot.ts'
import { addDays } from '../dates/calendar-date.ts'
import type { VisitWindow } from './visits.ts'

/** How many times are proposed for a visit: one a day. */
const proposedTimes = 4

/**
 * Free times for a visit, one a day: the one nearest to the time of day of the visit before (`near`, ISO 8601). Times after the interval are
 * proposed only if it has none.
 */
export function proposeTimes(
  snapshot: Snapshot,
  choice: Choice,
  { from, to, last }: VisitWindow,
  near: string,
): readonly Slot[] {
  const found: Slot[] = []
  const end = lastDate(choice.clinic, snapshot.now)
  for (let date = from; date <= last && date <= end && found.length < proposedTimes; date = addDays(date, 1)) {
    if (date > to && found.length > 0) break
    const [nearest] = findSlots(snapshot, choice, date).slots.toSorted((a, b) => distance(a, near) - distance(b, near))
    if (nearest) found.push(nearest)
  }
  return found
}

function distance({ start }: Slot, near: string): number {
  return Math.abs(minutesOf(start) - minutesOf(near))
}

/** Minutes since midnight, as the clock of the clinic shows. */
function minutesOf(time: string): number {
  return Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))
}
