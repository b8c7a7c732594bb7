import type { Prices } from '../facts/prices.ts'
import { findKind } from '../partners/kinds.ts'
import type { SiteTreatment } from '../site/site-data.ts'

/** What a treatment costs in whole NOK, for a partner's members or for anybody; null where it depends. */
export function findPrice(prices: Prices, treatment: string, partner?: string | null): number | null {
  const entry = prices[treatment]
  if (!entry) return null
  return (partner ? entry.partners[partner] : undefined) ?? entry.price
}

/**
 * What a missed appointment costs: its price, but the ordinary one where an agreement would have paid all or a part of it, since
 * agreements pay for visits only. Null where the price depends.
 */
export function findMissedPrice(
  prices: Prices,
  { treatment, price, partner }: { treatment: string; price: number | null; partner: { kind: string } | null },
): number | null {
  const isPaidByOthers = price === 0 || paysRest(partner)
  return isPaidByOthers ? findPrice(prices, treatment) : price
}

/** What members of a partner pay, by treatment id, where it is not the ordinary price. */
export type MemberPrices = Readonly<Record<string, number>>

/** The parts of a partner that prices depend on. */
export interface Member {
  readonly kind: string
  readonly prices: MemberPrices
}

/** Whether the member pays only a share and the partner pays the rest. */
export function isShareOf(member: Member | undefined, treatment: string): boolean {
  return isShare(member, member?.prices[treatment] ?? 0)
}

/** Whether a price that was agreed with a partner is the member's share. */
export function isShare(partner: { readonly kind: string } | null | undefined, price: number | null): boolean {
  return paysRest(partner) && price !== 0
}

function paysRest(partner: { readonly kind: string } | null | undefined): boolean {
  return findKind(partner?.kind)?.paysRest ?? false
}

/** The same for a treatment in the shape that pages use, with the prices of the visitor's partner. */
export function priceFor(
  { id, price }: Pick<SiteTreatment, 'id' | 'price'>,
  members: MemberPrices = {},
): number | null {
  return members[id] ?? price
}
