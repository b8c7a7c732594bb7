import { lastDate } from '../availability/availability.ts'
import { dateAt } from '../availability/day-clock.ts'
import type { Planner } from '../availability/day-plan.ts'
import { type Interval, mergeIntervals } from '../availability/interval.ts'
import { addDays } from '../dates/calendar-date.ts'
import type { Clinic } from '../facts/clinic.ts'

/** A clinic that stays open for longer than this has no closing time to tell. */
const daysWithoutClosing = 7

/** When a clinic's doors are open, seen from a moment; instants in epoch milliseconds. */
export interface Doors {
  readonly isOpen: boolean
  /**
   * The opening that matters today: the current one, else the next, else the last; undefined on a day without hours.
   * One that lasts past midnight begins and ends on different days.
   */
  readonly opening: Interval | undefined
  /** Whether `opening` has an end. */
  readonly closes: boolean
  /** When the doors open next; undefined while they are open, or when they stay closed for as long as can be booked. */
  readonly nextOpening: number | undefined
}

export function describeDoors(planner: Planner, clinic: Clinic, now: number): Doors {
  const today = dateAt(clinic.zone, now)
  const { clock } = planner(clinic, today)
  const openings = listOpenings(planner, clinic, today).filter((it) => it.start < clock.end && clock.start < it.end)
  const opening = openings.find((it) => it.end > now) ?? openings.at(-1)
  const isOpen = opening !== undefined && opening.start <= now && now < opening.end
  return {
    isOpen,
    opening,
    closes: opening !== undefined && opening.end < planner(clinic, addDays(today, daysWithoutClosing)).clock.end,
    nextOpening: isOpen ? undefined : findNextOpening(planner, clinic, today, now),
  }
}

/** The openings from yesterday on, until the one that touches today is over. Two days that meet at midnight are one opening. */
function listOpenings(planner: Planner, clinic: Clinic, today: string): Interval[] {
  const open = [...planner(clinic, addDays(today, -1)).open, ...planner(clinic, today).open]
  for (let day = 1; day <= daysWithoutClosing; day++) {
    const before = planner(clinic, addDays(today, day - 1))
    if (open.at(-1)?.end !== before.clock.end) break
    open.push(...planner(clinic, addDays(today, day)).open)
  }
  return mergeIntervals(open)
}

function findNextOpening(planner: Planner, clinic: Clinic, today: string, now: number): number | undefined {
  const last = lastDate(clinic, now)
  for (let date = today; date <= last; date = addDays(date, 1)) {
    const next = planner(clinic, date).open.find((it) => it.start > now)
    if (next) return next.start
  }
}
