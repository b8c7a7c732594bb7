import type { Catalogue } from '../facts/catalogue.ts'
import type { Busy } from './busy.ts'
import type { Choice } from './choice.ts'
import type { Planner } from './day-plan.ts'
import { findNextFree } from './days.ts'

/** A type of the catalogue at a clinic. */
export interface LineOfCare {
  readonly id: string
  /** The earliest free time of any of its treatments, ISO 8601 with the clinic's offset. */
  readonly nextFree: string | null
}

/** The lines of care among what a clinic offers, in the order of the catalogue. */
export function listLines(
  { types }: Catalogue,
  planner: Planner,
  choices: readonly Choice[],
  busy: Busy,
  now: number,
): LineOfCare[] {
  return types.flatMap(({ id, services }) => {
    const treatments = new Set(services.flatMap((it) => it.treatments.map((treatment) => treatment.id)))
    const offered = choices.filter(({ treatment }) => treatments.has(treatment.id))
    return offered.length === 0 ? [] : { id, nextFree: findNextFree(planner, offered, busy, now)?.start ?? null }
  })
}
