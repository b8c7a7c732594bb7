import type { SiteCatalogue, SiteTreatment } from '#domain/site/site-data.ts'
import { findWaitable } from './find-waitable.ts'
import type { WaitingEntry } from './waiting-calls.ts'

/** The treatment of an entry whose clinics and days can be chosen anew: a class has one of each. */
export const findChangeable = (
  { group, treatment }: WaitingEntry,
  catalogue: SiteCatalogue,
): SiteTreatment | undefined => (group ? undefined : findWaitable(treatment.id, catalogue))
