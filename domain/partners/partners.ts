import * as z from 'zod'
import type { Prices, Treatment } from '../facts/catalogue.ts'
import type { Facts } from '../facts/facts.ts'
import type { CheckedFields } from '../fields/checked.ts'
import { airline, airlineBody, airlineFacts, airlineFields } from './airline.ts'
import { checkAnswers, type PartnerAnswers } from './check-answers.ts'
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

/** What a booking keeps of the partner that it came through. */
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

/** Whether a treatment can be booked through a partner. */
export function covers(partner: Partner, treatment: Pick<Treatment, 'mode' | 'profession'>): boolean {
  switch (partner.kind) {
    case 'airline':
      return airline.covers(partner, treatment)
    case 'insurance':
      return insurance.covers(partner, treatment)
    case 'corporate':
      return corporate.covers(partner, treatment)
  }
}

/** The partner of an id, while its agreement lasts. `today` is the day in the chain's zone. */
export function findPartner(
  { partners }: Pick<Facts, 'partners'>,
  id: string | undefined,
  today: string,
): Partner | undefined {
  return partners.find((it) => it.id === id && (it.until === undefined || today <= it.until))
}

/** Checks what a booking says of its partner. `partner` is the one that the id names; undefined when there is none. */
export function checkPartner(input: PartnerBody, partner: Partner | undefined): CheckedFields<PartnerDetails> {
  if (!partner || partner.kind !== input.kind || partner.id !== input.id) {
    return { ok: false, fields: { partner: 'invalid' } }
  }
  const checked = checkAnswers(listFields(partner), input)
  if (!checked.ok) return checked
  return { ok: true, value: { kind: partner.kind, id: partner.id, ...checked.value } }
}

/** What a partner's members pay, by treatment id, where it is not the ordinary price. */
export function listMemberPrices(prices: Prices, partner: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(prices).flatMap(([treatment, { partners }]) =>
      partners[partner] === undefined ? [] : [[treatment, partners[partner]]],
    ),
  )
}
