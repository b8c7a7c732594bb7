import type * as z from 'zod'
import type { KindTraits, PartnerKind } from '../../kind.ts'
import type { insuranceAnswers, insuranceFacts } from './facts.ts'

export const insuranceTraits: KindTraits<keyof typeof insuranceAnswers> = { paysRest: true, acceptedBy: 'accepted' }

/** An insurer: the patient accepts its terms. */
export const insurance: PartnerKind<z.infer<typeof insuranceFacts>, keyof typeof insuranceAnswers> = {
  questions: { accepted: { ask: () => ({ kind: 'checkbox', required: true }), kept: 'always' } },
  offers: ({ clinicOnly }, { mode, profession }) =>
    !clinicOnly || mode === 'clinic' || profession !== 'general-practitioner',
  isOnlyForPriced: true,
  traits: insuranceTraits,
  terms: { read: ({ terms }) => terms },
  points: null,
  hasStatement: false,
  absences: null,
}
