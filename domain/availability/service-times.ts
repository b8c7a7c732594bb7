import type { Catalogue } from '../facts/catalogue.ts'
import { type Choice, listChoicesOf } from './choice.ts'
import { findNextFree } from './days.ts'
import type { Snapshot } from './snapshot.ts'

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
export function listServiceTimes(snapshot: Snapshot, { types }: Catalogue, choices: readonly Choice[]): ServiceTime[] {
  const services = types.flatMap((type) => type.services)
  return services.flatMap(({ id, treatments }) => {
    const first = treatments.flatMap((it) => choices.find(({ treatment }) => treatment.id === it.id) ?? [])[0]
    if (!first) return []
    return { id, treatment: first.treatment.id, nextFree: findNextFree(snapshot, [first])?.start ?? null }
  })
}

/** Somebody who works at a clinic, with their first free time there, for anything they offer. */
export interface PersonTime {
  readonly id: string
  readonly nextFree: string | null
}

export function listPersonTimes(snapshot: Snapshot, clinic: string): PersonTime[] {
  const { index } = snapshot
  return (index.staff.get(clinic) ?? []).map(({ id }) => {
    const choices = listChoicesOf(index, id).filter((it) => it.clinic.id === clinic)
    return { id, nextFree: findNextFree(snapshot, choices)?.start ?? null }
  })
}
