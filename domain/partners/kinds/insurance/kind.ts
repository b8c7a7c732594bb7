import type * as z from 'zod'
import type { PartnerKind } from '../../kind.ts'
import type { insuranceAnswers, insuranceFacts } from './facts.ts'

/** An insurer: the patient accepts its terms. */
export const insurance: PartnerKind<z.infer<typeof insuranceFacts>, keyof typeof insuranceAnswers> = {
  questions: { accepted: { ask: () => ({ kind: 'checkbox', required: true }), kept: 'always' } },
  offers: ({ clinicOnly }, { mode, profession }) =>
    !clinicOnly || mode === 'clinic' || profession !== 'general-practitioner',
  isOnlyForPriced: true,
  paysRest: true,
  comparesOwnTests: false,
  terms: { read: ({ terms }) => terms, acceptedBy: 'accepted' },
  points: null,
  hasStatement: false,
}
