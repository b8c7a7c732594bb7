import { addDays } from '../calendar-date.ts'
import { findSlots, lastDate, type Slot } from './availability.ts'
import type { Busy } from './busy.ts'
import type { Choice } from './choice.ts'
import { dateAt } from './day-clock.ts'
import type { Planner } from './day-plan.ts'

/** The next free times among several choices, at most `limit`, in order; from later days where today has too few. */
export function findNextTimes(
  planner: Planner,
  choices: readonly Choice[],
  busy: Busy,
  now: number,
  limit: number,
): (Slot & { clinic: string })[] {
  const [first] = choices
  const found: (Slot & { clinic: string })[] = []
  if (!first) return found
  const last = lastDate(first.clinic, now)
  for (let date = dateAt(first.clinic.zone, now); date <= last && found.length < limit; date = addDays(date, 1)) {
    const ofDay = choices.flatMap((choice) =>
      findSlots(planner, choice, date, busy, now).slots.map((slot) => ({ ...slot, clinic: choice.clinic.id })),
    )
    found.push(...ofDay.sort((a, b) => Date.parse(a.start) - Date.parse(b.start)))
  }
  return found.slice(0, limit)
}
