import { monthsListed } from '../booking/booking-limits.ts'
import { addDays, countDays } from '../dates/calendar-date.ts'
import { describeState, findStarts, lastDate } from './availability.ts'
import type { Choice } from './choice.ts'
import { dateAt, formatInstant } from './day-clock.ts'
import type { SlotState } from './slot-state.ts'
import type { Snapshot } from './snapshot.ts'

/** What the date picker shows. */
export const daysListedAtMost = monthsListed * 31

export interface DaySummary {
  readonly date: string
  readonly state: SlotState
  /** How many times can be booked. */
  readonly free: number
}

/** One entry per day, both ends included; days beyond the limit are left out. */
export function listDays(snapshot: Snapshot, choice: Choice, from: string, to: string): DaySummary[] {
  const length = Math.max(0, Math.min(countDays(from, to) + 1, daysListedAtMost))
  return Array.from({ length }, (_, day) => {
    const plan = snapshot.planner(choice.clinic, addDays(from, day))
    const free = findStarts(snapshot, plan, choice).length
    return { date: plan.date, state: describeState(snapshot, plan, choice, free > 0), free }
  })
}

/** The first date after another with a free time; null when there is none within the horizon. */
export function findNextDate(snapshot: Snapshot, choice: Choice, after: string): string | null {
  const { planner, now } = snapshot
  const today = dateAt(choice.clinic.zone, now)
  const last = lastDate(choice.clinic, now)
  if (after >= last) return null
  for (let date = after < today ? today : addDays(after, 1); date <= last; date = addDays(date, 1)) {
    if (findStarts(snapshot, planner(choice.clinic, date), choice, 1).length > 0) return date
  }
  return null
}

export interface NextFree {
  readonly date: string
  /** ISO 8601 with the clinic's offset. */
  readonly start: string
  readonly clinic: string
  readonly treatment: string
}

/** The earliest free time among several choices, today or from a later day on; null when there is none within the horizon. */
export function findNextFree(snapshot: Snapshot, choices: readonly Choice[], from?: string): NextFree | null {
  const { planner, now } = snapshot
  const [first] = choices
  if (!first) return null
  const last = lastDate(first.clinic, now)
  const today = dateAt(first.clinic.zone, now)
  for (let date = from && from > today ? from : today; date <= last; date = addDays(date, 1)) {
    const found = choices.flatMap((choice) => {
      const plan = planner(choice.clinic, date)
      return findStarts(snapshot, plan, choice, 1)
        .slice(0, 1)
        .map(({ start }) => ({ start, plan, choice }))
    })
    const [earliest] = found.sort((a, b) => a.start - b.start)
    if (earliest) {
      const { plan, start, choice } = earliest
      return {
        date,
        start: formatInstant(plan.clock, start),
        clinic: choice.clinic.id,
        treatment: choice.treatment.id,
      }
    }
  }
  return null
}
