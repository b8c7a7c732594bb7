import type { Treatment } from '../facts/catalogue.ts'
import type { Prices } from '../facts/prices.ts'
import type { LocalizedText } from '../market/locale.ts'
import type { AbsenceContact, Asked } from './kind.ts'
import { kindOf } from './kinds.ts'
import type { Partner, PartnerFieldName } from './partner-facts.ts'
import type { Earning } from './points.ts'

/** One question of a partner, with its name. */
export interface PartnerField extends Asked {
  readonly name: PartnerFieldName
}

/** What a partner asks its members, in the partner's order. */
export function listFields(partner: Partner): PartnerField[] {
  const { questions } = kindOf(partner)
  const names = Object.keys(questions) as PartnerFieldName[]
  return names.flatMap((name) => {
    const question = questions[name]
    return question ? [{ name, ...question.ask(partner) }] : []
  })
}

/** Whether a partner's members are offered a treatment, at whatever price. */
export function offers(partner: Partner, treatment: Pick<Treatment, 'mode' | 'profession'>): boolean {
  return kindOf(partner).offers(partner, treatment)
}

/** Whether a treatment is booked through the partner; others are booked without it, at the ordinary price. */
export function covers(
  partner: Partner,
  treatment: Pick<Treatment, 'id' | 'mode' | 'profession'>,
  prices: Prices,
): boolean {
  const hasPrice = prices[treatment.id]?.partners[partner.id] !== undefined
  return offers(partner, treatment) && (hasPrice || !kindOf(partner).isOnlyForPriced)
}

/** The terms that a partner's members accept; undefined where there are none. */
export function readTerms(partner: Partner | undefined): LocalizedText | undefined {
  return partner && kindOf(partner).terms?.read(partner)
}

/** What visits of a partner's members earn; undefined where they earn nothing. */
export function readEarning(partner: Partner): Earning | undefined {
  return kindOf(partner).points?.readEarning(partner)
}

/** Who is told of absences of a partner's employees; undefined where nobody is. */
export function readAbsenceContact(partner: Partner | undefined): AbsenceContact | undefined {
  return partner && kindOf(partner).absences?.readContact(partner)
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

/** What a partner's members pay, by treatment id, where it is not the ordinary price: for a treatment, or one date of it. */
export function listMemberPrices(
  prices: Prices,
  partner: string,
  of: 'partners' | 'datePartners' = 'partners',
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(prices).flatMap(([treatment, { [of]: agreed }]) =>
      agreed?.[partner] === undefined ? [] : [[treatment, agreed[partner]]],
    ),
  )
}
