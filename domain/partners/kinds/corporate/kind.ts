import type * as z from 'zod'
import type { KindTraits, PartnerKind } from '../../kind.ts'
import type { corporateAnswers, corporateFacts } from './facts.ts'

export const corporateTraits: KindTraits<keyof typeof corporateAnswers> = {}

/** An employer: which questions must be answered is its own choice. */
export const corporate: PartnerKind<z.infer<typeof corporateFacts>, keyof typeof corporateAnswers> = {
  questions: {
    campaign: {
      ask: ({ campaigns, required }) => ({
        kind: 'select',
        required: required.includes('campaign'),
        options: campaigns,
      }),
      kept: 'always',
    },
    department: {
      ask: ({ departments, required }) => ({
        kind: 'select',
        required: required.includes('department'),
        options: departments,
      }),
      kept: 'always',
    },
    hrConsultant: {
      ask: ({ required }) => ({ kind: 'text', required: required.includes('hrConsultant') }),
      kept: 'never',
    },
    costCenter: {
      ask: ({ required }) => ({ kind: 'text', required: required.includes('costCenter') }),
      kept: 'if-listed',
    },
  },
  offers: () => true,
  isOnlyForPriced: true,
  traits: corporateTraits,
  terms: null,
  points: null,
  hasStatement: true,
  absences: { readContact: ({ absenceContact }) => absenceContact },
}
