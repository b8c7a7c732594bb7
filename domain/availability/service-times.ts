import type { Catalogue } from '../facts/catalogue.ts'
import type { Busy } from './busy.ts'
import { type Choice, listChoicesOf } from './choice.ts'
import type { Planner } from './day-plan.ts'
import { findNextFree } from './days.ts'
import type { ScheduleIndex } from './schedule-index.ts'

/** A service at a clinic, with the first free time of what a new patient books there. */
export interface ServiceTime {
  readonly id: string
  /** The first of the service's treatments, in the order of the catalogue, that somebody there offers. */
  readonly treatment: string
  /** ISO 8601 with the clinic's offset. */
  readonly nextFree: string | null
}

/**
 * Only one treatment of each service counts: the time is shown with a link that books it, and a time that is only
 * long enough for a follow-up is no time for a first visit.
 */
export function listServiceTimes(
  { types }: Catalogue,
  planner: Planner,
  choices: readonly Choice[],
  busy: Busy,
  now: number,
): ServiceTime[] {
  const services = types.flatMap((type) => type.services)
  return services.flatMap(({ id, treatments }) => {
    const first = treatments.flatMap((it) => choices.find(({ treatment }) => treatment.id === it.id) ?? [])[0]
    if (!first) return []
    return { id, treatment: first.treatment.id, nextFree: findNextFree(planner, [first], busy, now)?.start ?? null }
  })
}

/** Somebody who works at a clinic, with their first free time there, for anything they offer. */
export interface PersonTime {
  readonly id: string
  readonly nextFree: string | null
}

export function listPersonTimes(
  index: ScheduleIndex,
  planner: Planner,
  clinic: string,
  busy: Busy,
  now: number,
): PersonTime[] {
  return (index.staff.get(clinic) ?? []).map(({ id }) => {
    const choices = listChoicesOf(index, id).filter((it) => it.clinic.id === clinic)
    return { id, nextFree: findNextFree(planner, choices, busy, now)?.start ?? null }
  })
}
