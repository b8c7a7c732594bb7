import type * as z from 'zod'
import type { PartnerKind } from '../../kind.ts'
import type { unionAnswers, unionFacts } from './facts.ts'

/** A trade union: the member gives a number and may name a branch, and the union pays a part. */
export const union: PartnerKind<z.infer<typeof unionFacts>, keyof typeof unionAnswers> = {
  questions: {
    memberNumber: { ask: () => ({ kind: 'text', required: true }), kept: 'never' },
    branch: { ask: ({ branches }) => ({ kind: 'select', required: false, options: branches }), kept: 'always' },
  },
  offers: (_, { mode }) => mode === 'clinic',
  isOnlyForPriced: true,
  paysRest: true,
  comparesOwnTests: false,
  terms: null,
  points: null,
  hasStatement: false,
}
