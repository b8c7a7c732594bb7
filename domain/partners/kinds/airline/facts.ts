import * as z from 'zod'
import { id, line } from '../../../api/inputs.ts'
import { commonFacts } from '../../common-facts.ts'

export const airlineFacts = z.strictObject({
  ...commonFacts,
  kind: z.literal('airline'),
  earning: z.strictObject({
    firstVideoVisit: z.int(),
    firstClinicVisit: z.int(),
    /** Per cent of the price of every later visit. */
    laterPercent: z.number(),
  }),
})

export const airlineAnswers = {
  /** 8 or 10 digits (checkRewardNumber); longer here, because members type spaces too. */
  rewardNumber: line(40, 'reward-number'),
}

export const airlineBody = z.strictObject({ kind: z.literal('airline'), id, ...airlineAnswers })
