import type { SiteCatalogue, SiteTreatment } from '#domain/site/site-data.ts'

/**
 * The treatment of an id, if it can be waited for. Not a package, whose visits follow each other, nor what is booked for an order alone, which
 * stands in no list.
 */
export function findWaitable(id: string, { treatments, types }: SiteCatalogue): SiteTreatment | undefined {
  const treatment = treatments[id]
  if (treatment?.mode !== 'clinic' || treatment.package) return
  return types.some((type) => type.services.some((it) => it.treatments.includes(id))) ? treatment : undefined
}
