import * as z from 'zod'
import { id } from '../../../api/inputs.ts'
import { localizedText } from '../../../facts/shared.ts'
import { commonFacts } from '../../common-facts.ts'

export const membershipFacts = z.strictObject({
  ...commonFacts,
  kind: z.literal('membership'),
  /** Required here: nothing else tells whether somebody is a member. */
  proof: localizedText,
})

/** Nothing is asked online: what members show at the visit is all that counts. */
export const membershipAnswers = {}

export const membershipBody = z.strictObject({ kind: z.literal('membership'), id, ...membershipAnswers })
