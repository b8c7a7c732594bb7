import type { Treatment } from '#domain/facts/catalogue.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { checkPartner } from '#domain/partners/check-partner.ts'
import type { PartnerBody, PartnerDetails } from '#domain/partners/partner-facts.ts'
import { listFields } from '#domain/partners/partners.ts'
import { pick } from './dice.ts'

/** One visit in eight comes through a partner that covers it and asks for nothing that has to be looked up. */
export function choosePartner(
  { partners, prices }: Facts,
  treatment: Treatment,
  roll: number,
  today: string,
): PartnerDetails | null {
  if (roll >= 1 / 8) return null
  const partner = pick(partners, roll * 8)
  if (!partner) return null
  const answers = listFields(partner).map(({ name, kind, options }) => [
    name,
    kind === 'checkbox' ? true : (options?.[0]?.id ?? '4711'),
  ])
  const body = { kind: partner.kind, id: partner.id, ...Object.fromEntries(answers) } as PartnerBody
  const checked = checkPartner({ partners, prices }, body, treatment, today)
  return checked.ok ? checked.value.details : null
}
