import type * as z from 'zod'
import type { KindTraits, PartnerKind } from '../../kind.ts'
import type { membershipAnswers, membershipFacts } from './facts.ts'

export const membershipTraits: KindTraits<keyof typeof membershipAnswers> = {}

/** An organisation of students: its members have prices of their own and prove at the visit that they are members this term. */
export const membership: PartnerKind<z.infer<typeof membershipFacts>, keyof typeof membershipAnswers> = {
  questions: {},
  offers: () => true,
  isOnlyForPriced: true,
  traits: membershipTraits,
  terms: null,
  points: null,
  hasStatement: true,
  absences: null,
}
