import { addDays } from '../dates/calendar-date.ts'
import { findSlots, lastDate, type Slot } from './availability.ts'
import { type Choice, listChoicesOf } from './choice.ts'
import { dateAt } from './day-clock.ts'
import type { Snapshot } from './snapshot.ts'

/** A free time of a practitioner. */
export interface NextTime {
  /** The slot's id. */
  readonly slot: string
  /** ISO 8601 with the clinic's offset. */
  readonly start: string
  readonly clinic: string
  readonly treatment: string
}

/** The next free times of a practitioner, at most `limit`, for the first of their treatments that has any. */
export function listNextTimes(snapshot: Snapshot, practitioner: string, limit: number): NextTime[] {
  const offered = listChoicesOf(snapshot.index, practitioner)
  for (const [treatment, choices] of Map.groupBy(offered, (it) => it.treatment.id)) {
    const times = findNextTimes(snapshot, choices, limit)
    if (times.length > 0) return times.map(({ id, start, clinic }) => ({ slot: id, start, clinic, treatment }))
  }
  return []
}

/** The next free times among several choices, at most `limit`, in order; from later days where today has too few. */
function findNextTimes(snapshot: Snapshot, choices: readonly Choice[], limit: number): (Slot & { clinic: string })[] {
  const { now } = snapshot
  const [first] = choices
  const found: (Slot & { clinic: string })[] = []
  if (!first) return found
  const last = lastDate(first.clinic, now)
  for (let date = dateAt(first.clinic.zone, now); date <= last && found.length < limit; date = addDays(date, 1)) {
    const ofDay = choices.flatMap((choice) =>
      findSlots(snapshot, choice, date).slots.map((slot) => ({ ...slot, clinic: choice.clinic.id })),
    )
    found.push(...ofDay.sort((a, b) => Date.parse(a.start) - Date.parse(b.start)))
  }
  return found.slice(0, limit)
}
