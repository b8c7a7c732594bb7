import type * as z from 'zod'
import type { KindTraits, PartnerKind } from '../../kind.ts'
import type { airlineAnswers, airlineFacts } from './facts.ts'

export const airlineTraits: KindTraits<keyof typeof airlineAnswers> = { comparesOwnTests: true, earnsPoints: true }

/** An airline with a loyalty programme: the member gives a reward number and earns points. */
export const airline: PartnerKind<z.infer<typeof airlineFacts>, keyof typeof airlineAnswers> = {
  questions: { rewardNumber: { ask: () => ({ kind: 'reward-number', required: true }), kept: 'never' } },
  offers: () => true,
  isOnlyForPriced: false,
  traits: airlineTraits,
  terms: null,
  points: { readEarning: ({ earning }) => earning, memberNumber: 'rewardNumber' },
  hasStatement: false,
  absences: null,
}
