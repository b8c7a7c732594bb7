import type { Located } from '#domain/places/located.ts'
import { sortByDistance } from '#domain/places/sort-by-distance.ts'
import type { SiteClinic } from '#domain/site/site-data.ts'

/** The nearest clinics with their distances, the nearest first: it may be closed or full. */
export function nearestClinics(located: Located, clinics: readonly SiteClinic[], count: number) {
  if (located.state !== 'found') return []
  return sortByDistance(located.position, clinics)
    .slice(0, count)
    .map(({ place, kilometres }) => ({ clinic: place, kilometres }))
}
