import * as z from 'zod'
import type { Treatment } from '../facts/catalogue.ts'
import type { Prices } from '../facts/prices.ts'
import { airline, airlineBody, airlineFacts, airlineFields } from './airline.ts'
import type { PartnerAnswers } from './check-answers.ts'
import { corporate, corporateBody, corporateFacts, corporateFields } from './corporate.ts'
import { insurance, insuranceBody, insuranceFacts, insuranceFields } from './insurance.ts'
import type { FieldOf } from './partner-kind.ts'

/** content/partners/{id}.yaml */
export const partner = z.discriminatedUnion('kind', [airlineFacts, insuranceFacts, corporateFacts])
export type Partner = z.infer<typeof partner>

/** What a booking through a partner brings along. */
export const partnerBody = z.discriminatedUnion('kind', [airlineBody, insuranceBody, corporateBody], {
  error: () => 'invalid',
})
export type PartnerBody = z.infer<typeof partnerBody>

export const partnerKinds = ['airline', 'insurance', 'corporate'] as const

export const partnerFieldNames = [...airlineFields, ...insuranceFields, ...corporateFields] as const
export type PartnerFieldName = (typeof partnerFieldNames)[number]

/** What a booking stores about the partner that it came through. */
export type PartnerDetails = PartnerAnswers & { readonly kind: Partner['kind']; readonly id: string }

/** What a partner asks its members, in the partner's order. */
export function listFields(partner: Partner): FieldOf<PartnerFieldName>[] {
  switch (partner.kind) {
    case 'airline':
      return airline.listFields(partner)
    case 'insurance':
      return insurance.listFields(partner)
    case 'corporate':
      return corporate.listFields(partner)
  }
}

/** Whether a partner's members are offered a treatment, at whatever price. */
export function offers(partner: Partner, treatment: Pick<Treatment, 'mode' | 'profession'>): boolean {
  switch (partner.kind) {
    case 'airline':
      return airline.offers(partner, treatment)
    case 'insurance':
      return insurance.offers(partner, treatment)
    case 'corporate':
      return corporate.offers(partner, treatment)
  }
}

const kinds = { airline, insurance, corporate }

/** Whether a treatment is booked through the partner; others are booked without it, at the ordinary price. */
export function covers(
  partner: Partner,
  treatment: Pick<Treatment, 'id' | 'mode' | 'profession'>,
  prices: Prices,
): boolean {
  const hasPrice = prices[treatment.id]?.partners[partner.id] !== undefined
  return offers(partner, treatment) && (hasPrice || !kinds[partner.kind].isOnlyForPriced)
}

/** Whether an agreement can be used on a day in the chain's zone. */
export function isInForce({ from, until }: Pick<Partner, 'from' | 'until'>, today: string): boolean {
  return (from === undefined || from <= today) && (until === undefined || today <= until)
}

/** The partner with an id, if its agreement is valid. `today` is the day in the chain's zone. */
export function findPartner(
  { partners }: { partners: Partner[] },
  id: string | undefined,
  today: string,
): Partner | undefined {
  return partners.find((it) => it.id === id && isInForce(it, today))
}

/** What a partner's members pay, by treatment id, where it is not the ordinary price. */
export function listMemberPrices(prices: Prices, partner: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(prices).flatMap(([treatment, { partners }]) =>
      partners[partner] === undefined ? [] : [[treatment, partners[partner]]],
    ),
  )
}
