import { findNearest } from '#domain/places/distance.ts'
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
