import type { Treatment } from '../facts/catalogue.ts'
import type { Facts } from '../facts/facts.ts'
import type { Prices } from '../facts/prices.ts'
import type { CheckedFields } from '../forms/fields/checked.ts'
import { checkAnswers } from './check-answers.ts'
import type { Partner, PartnerBody, PartnerDetails } from './partner-facts.ts'
import { covers, isInForce, listFields } from './partners.ts'

/** Why a booking is made without the partner that it names. */
export const leftOutReasons = ['unknown', 'not-in-force', 'not-covered'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** What a booking stores about its partner, or why it has none. */
export interface CheckedPartner {
  details: PartnerDetails | null
  leftOut: LeftOutReason | null
}

/**
 * Decides about the partner that a booking names. One that is unknown, has ended or does not cover the treatment is dropped, and
 * the booking is made at the ordinary price; wrong answers to a valid partner are refused.
 */
export function checkPartner(
  { partners, prices }: { partners: Facts['partners']; prices: Prices },
  input: PartnerBody | undefined,
  treatment: Pick<Treatment, 'id' | 'mode' | 'profession'> | undefined,
  today: string,
): CheckedFields<CheckedPartner> {
  if (!input) return { ok: true, value: { details: null, leftOut: null } }
  const leaveOut = (leftOut: LeftOutReason) => ({ ok: true, value: { details: null, leftOut } }) as const
  const partner = partners.find(({ id }) => id === input.id)
  if (!partner) return leaveOut('unknown')
  if (!isInForce(partner, today)) return leaveOut('not-in-force')
  if (treatment && !covers(partner, treatment, prices)) return leaveOut('not-covered')
  const checked = checkDetails(input, partner)
  return checked.ok ? { ok: true, value: { details: checked.value, leftOut: null } } : checked
}

/** Checks the answers to a partner's questions. */
export function checkDetails(input: PartnerBody, partner: Partner): CheckedFields<PartnerDetails> {
  if (partner.kind !== input.kind || partner.id !== input.id) return { ok: false, fields: { partner: 'invalid' } }
  const checked = checkAnswers(listFields(partner), input)
  if (!checked.ok) return checked
  return { ok: true, value: { kind: partner.kind, id: partner.id, ...checked.value } }
}
