import { distanceInKilometres } from '#domain/places/distance.ts'
import type { Located } from '#domain/places/located.ts'
import type { SiteClinic } from '#domain/site/site-data.ts'

/** The nearest clinics with their distances, the nearest first: it may be closed or full. */
export function nearestClinics(located: Located, clinics: readonly SiteClinic[], count: number) {
  if (located.state !== 'found') return []
  const { position } = located
  return clinics
    .map((clinic) => ({ clinic, kilometres: distanceInKilometres(position, clinic.position) }))
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, count)
}
