import type { Clinic } from '../facts/clinic.ts'
import { describeState, findStarts } from './availability.ts'
import type { Busy } from './busy.ts'
import type { Choice } from './choice.ts'
import { dateAt } from './day-clock.ts'
import type { Planner } from './day-plan.ts'
import { findNextFree } from './days.ts'

export interface ClinicToday {
  /**
   * closed: no hours today, or none left. fully-booked: times could still be had, had others not taken them all.
   * open: anything else, also when nobody who offers the treatment works today; `nextFree` then says when.
   */
  readonly state: 'open' | 'closed' | 'fully-booked'
  /** The earliest free time, ISO 8601 with the clinic's offset. */
  readonly nextFree: string | null
}

/** What the list of clinics says about today, for one treatment or for everything that can be had there. */
export function describeToday(
  planner: Planner,
  clinic: Clinic,
  choices: readonly Choice[],
  busy: Busy,
  now: number,
): ClinicToday {
  const plan = planner(clinic, dateAt(clinic.zone, now))
  const closed = plan.open.every((it) => it.end <= now)
  const states = closed
    ? []
    : choices.map((it) => describeState(plan, it, now, findStarts(plan, it, busy, now, 1).length > 0))
  const full = states.includes('clinic-fully-booked') && !states.includes('available')
  return {
    state: closed ? 'closed' : full ? 'fully-booked' : 'open',
    nextFree: findNextFree(planner, choices, busy, now)?.start ?? null,
  }
}
