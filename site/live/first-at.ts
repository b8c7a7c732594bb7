import { firstTreatmentAt } from '#domain/site/first-treatment.ts'
import type { Site } from '../site-context.tsx'

/** What a clinic's first time on this page is for: on a list of clinics of a line of care, something of that line. */
export function firstAt({ page, catalogue }: Pick<Site, 'page' | 'catalogue'>, clinic: string) {
  return firstTreatmentAt(catalogue, clinic, page.kind === 'clinic-list' ? page.data.treatments : [])
}
