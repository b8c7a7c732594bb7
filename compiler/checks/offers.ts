import type { PageRecord } from '../read/page-fields.ts'

/** What a page leads to: things to book, or a form whose subject is chosen. A new way to offer something joins here. */
export function offersSomething(record: PageRecord): boolean {
  return record.treatments.length > 0 || 'form' in record
}

/** Whoever opens such a page has come for what it names. A list of clinics is one when it is about a line of care. */
export function mustOffer(record: PageRecord): boolean {
  return (
    record.kind === 'service' ||
    record.kind === 'place' ||
    record.kind === 'business' ||
    (record.kind === 'clinic-list' && record.professions.length > 0)
  )
}
