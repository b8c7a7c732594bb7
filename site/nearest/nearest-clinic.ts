import { distanceInKilometres, findNearest } from '#domain/places/distance.ts'
import type { Located } from '#domain/places/located.ts'
import type { SiteClinic } from '#domain/site/site-data.ts'

/** As agreed (docs/specification.md): both are strings, empty until the visitor tells where they are. */
export interface Nearest {
  id: string
  /** Kilometres, unrounded: every surface rounds them in the same way (formatDistance). */
  distance: string
}

export function nearestClinic(located: Located, clinics: readonly SiteClinic[]): Nearest {
  const closest = located.state === 'found' ? findNearest(located.position, clinics) : undefined
  return closest ? { id: closest.place.id, distance: String(closest.kilometres) } : { id: '', distance: '' }
}

/** The nearest clinics with their distances, the nearest first: it may be closed or full. */
export function nearestClinics(located: Located, clinics: readonly SiteClinic[], count: number) {
  if (located.state !== 'found') return []
  const { position } = located
  return clinics
    .map((clinic) => ({ clinic, kilometres: distanceInKilometres(position, clinic.position) }))
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, count)
}
