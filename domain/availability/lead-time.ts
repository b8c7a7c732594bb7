import { type Treatment, usualLeadMinutes } from '../facts/catalogue.ts'

/** Where somebody books from: at the clinic itself, on its own kiosk, or anywhere else. */
export type BookedFrom = 'elsewhere' | 'clinic'

/**
 * A treatment with the lead time that counts for whoever books it. The usual one is for getting to the clinic, which somebody
 * who is there already need not do. A longer one is for preparing the visit, and counts for all.
 */
export function withLeadTime(treatment: Treatment, from: BookedFrom): Treatment {
  const isThere = from === 'clinic' && treatment.leadMinutes <= usualLeadMinutes
  return isThere ? { ...treatment, leadMinutes: 0 } : treatment
}
