import type { Clinic } from '../facts/clinic.ts'
import { describeState, findStarts } from './availability.ts'
import type { Busy } from './busy.ts'
import type { Choice } from './choice.ts'
import { type DayClock, dateAt, formatInstant } from './day-clock.ts'
import type { Planner } from './day-plan.ts'
import { findNextFree } from './days.ts'
import type { Interval } from './interval.ts'

/**
 * closed: no hours today. not-yet-open, closed-for-today: outside today's hours. fully-booked: there would still be times,
 * but all are taken; also before opening, because that is what a visitor needs to know.
 * open: anything else, even when nobody who offers the treatment works today; `nextFree` then says when.
 */
export const clinicStates = ['open', 'closed', 'not-yet-open', 'closed-for-today', 'fully-booked'] as const
export type ClinicState = (typeof clinicStates)[number]

/** Times are ISO 8601 with the clinic's offset. */
export interface ClinicToday {
  readonly state: ClinicState
  /** The earliest free time. */
  readonly nextFree: string | null
  /** Today's current opening, else the next one, else the last; null on a day without hours. */
  readonly opensAt: string | null
  readonly closesAt: string | null
}

/** What the list of clinics shows for today, for one treatment or for everything that can be booked there. */
export function describeToday(
  planner: Planner,
  clinic: Clinic,
  choices: readonly Choice[],
  busy: Busy,
  now: number,
): ClinicToday {
  const plan = planner(clinic, dateAt(clinic.zone, now))
  const isOver = plan.open.every((it) => it.end <= now)
  const states = isOver
    ? []
    : choices.map((it) => describeState(plan, it, now, findStarts(plan, it, busy, now, 1).length > 0))
  const isFull = states.includes('clinic-fully-booked') && !states.includes('available')
  return {
    state: isFull ? 'fully-booked' : stateOfHours(plan.open, now),
    nextFree: findNextFree(planner, choices, busy, now)?.start ?? null,
    ...describeOpening(plan.open, plan.clock, now),
  }
}

function stateOfHours(open: readonly Interval[], now: number): ClinicState {
  if (open.length === 0) return 'closed'
  const opening = open.find((it) => it.end > now)
  if (!opening) return 'closed-for-today'
  return opening.start <= now ? 'open' : 'not-yet-open'
}

function describeOpening(open: readonly Interval[], clock: DayClock, now: number) {
  const opening = open.find((it) => it.end > now) ?? open.at(-1)
  return {
    opensAt: opening ? formatInstant(clock, opening.start) : null,
    closesAt: opening ? formatInstant(clock, opening.end) : null,
  }
}
