import { findSlots, lastDate, type Slot } from '../availability/availability.ts'
import type { Choice } from '../availability/choice.ts'
import { dateAt } from '../availability/day-clock.ts'
import type { Snapshot } from '../availability/snapshot.ts'
import { addDays } from '../dates/calendar-date.ts'

/** How far around the time that was lost others are looked for, in days. */
const daysBefore = 3
const daysAfter = 14

/** The time that a booking has lost; `start` in epoch milliseconds. */
export interface LostTime {
  start: number
  practitioner: string
}

/**
 * Free times in place of one that is lost, the best first: the nearest with the same practitioner, then the nearest with anybody. No two of them begin
 * at the same moment, so that there is something to choose from.
 */
export function proposeTimes(snapshot: Snapshot, choice: Choice, lost: LostTime, most: number): Slot[] {
  const { zone } = choice.clinic
  const today = dateAt(zone, snapshot.now)
  const horizon = lastDate(choice.clinic, snapshot.now)
  const first = addDays(dateAt(zone, lost.start), -daysBefore)
  const dates = Array.from({ length: daysBefore + 1 + daysAfter }, (_, n) => addDays(first, n)).filter(
    (date) => today <= date && date <= horizon,
  )
  const distanceOf = ({ start }: Slot) => Math.abs(Date.parse(start) - lost.start)
  const isSame = ({ practitioner }: Slot) => practitioner.id === lost.practitioner
  const nearest = dates
    .flatMap((date) => findSlots(snapshot, choice, date).slots)
    .sort((a, b) => distanceOf(a) - distanceOf(b) || Number(isSame(b)) - Number(isSame(a)))
  const same = nearest.find(isSame)
  const proposed: Slot[] = []
  for (const slot of same ? [same, ...nearest] : nearest) {
    if (proposed.length === most) break
    if (!proposed.some((it) => it.start === slot.start)) proposed.push(slot)
  }
  return proposed
}
