import type { SiteCatalogue, SiteTreatment } from './site-data.ts'

/**
 * What a clinic's first time is for: the first treatment of the catalogue that it offers, where it has a doctor a doctor's. On a
 * page about a line of care, the first one that the page names.
 */
export function firstTreatmentAt(
  { types, treatments }: SiteCatalogue,
  clinic: string,
  named: readonly string[] = [],
): SiteTreatment | undefined {
  const inOrder = types.flatMap(({ services }) => services.flatMap((service) => service.treatments))
  return [...named, ...inOrder]
    .map((id) => treatments[id])
    .find((it) => it?.mode === 'clinic' && it.clinics.includes(clinic))
}
