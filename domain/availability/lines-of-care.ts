import type { Catalogue } from '../facts/catalogue.ts'
import type { Choice } from './choice.ts'
import { findNextFree } from './days.ts'
import type { Snapshot } from './snapshot.ts'

/** A type of the catalogue at a clinic. */
export interface LineOfCare {
  readonly id: string
  /** The earliest free time of any of its treatments, ISO 8601 with the clinic's offset. */
  readonly nextFree: string | null
}

/** The lines of care among what a clinic offers, in the order of the catalogue. */
export function listLines(snapshot: Snapshot, { types }: Catalogue, choices: readonly Choice[]): LineOfCare[] {
  return types.flatMap(({ id, services }) => {
    const treatments = new Set(services.flatMap((it) => it.treatments.map((treatment) => treatment.id)))
    const offered = choices.filter(({ treatment }) => treatments.has(treatment.id))
    return offered.length === 0 ? [] : { id, nextFree: findNextFree(snapshot, offered)?.start ?? null }
  })
}
