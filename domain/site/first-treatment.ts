import type { SiteCatalogue, SiteTreatment } from './site-data.ts'

/** What a clinic's first time is for: the first treatment of the catalogue that it offers, where it has a doctor a doctor's. */
export function firstTreatmentAt({ types, treatments }: SiteCatalogue, clinic: string): SiteTreatment | undefined {
  for (const { services } of types)
    for (const service of services)
      for (const id of service.treatments) {
        const treatment = treatments[id]
        if (treatment?.mode === 'clinic' && treatment.clinics.includes(clinic)) return treatment
      }
}
