/** The schemas of all kinds of partners, by their modules in kinds/. */
import * as z from 'zod'
import type { PartnerAnswers } from './check-answers.ts'
import { airlineAnswers, airlineBody, airlineFacts } from './kinds/airline/facts.ts'
import { corporateAnswers, corporateBody, corporateFacts } from './kinds/corporate/facts.ts'
import { insuranceAnswers, insuranceBody, insuranceFacts } from './kinds/insurance/facts.ts'
import { membershipAnswers, membershipBody, membershipFacts } from './kinds/membership/facts.ts'

/** content/partners/{id}.yaml */
export const partner = z.discriminatedUnion('kind', [airlineFacts, insuranceFacts, corporateFacts, membershipFacts])
export type Partner = z.infer<typeof partner>

export type KindName = Partner['kind']
export const partnerKinds = partner.options.map(({ shape }): KindName => shape.kind.value)

/** What a booking through a partner brings along. */
export const partnerBody = z.discriminatedUnion('kind', [airlineBody, insuranceBody, corporateBody, membershipBody], {
  error: () => 'invalid',
})
export type PartnerBody = z.infer<typeof partnerBody>

const answers = { ...airlineAnswers, ...insuranceAnswers, ...corporateAnswers, ...membershipAnswers }
export type PartnerFieldName = keyof typeof answers
export const partnerFieldNames = Object.keys(answers) as PartnerFieldName[]

/** What a booking stores about the partner that it came through. */
export type PartnerDetails = PartnerAnswers & { readonly kind: KindName; readonly id: string }
