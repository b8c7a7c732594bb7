import type { Prices } from '../facts/prices.ts'
import { paysRest } from '../partners/share.ts'
import { findPrice } from './price.ts'

/**
 * What a missed appointment costs: its price, but the ordinary one where an agreement would have paid all or a part of it, since
 * agreements pay for visits only. Null where the price depends.
 */
export function findMissedPrice(
  prices: Prices,
  {
    treatment,
    price,
    partner,
    group,
  }: {
    treatment: string
    price: number | null
    partner: { kind: string } | null
    /** `date`: null for the whole series. */
    group?: { date: string | null } | null
  },
): number | null {
  const isPaidByOthers = price === 0 || paysRest(partner)
  return isPaidByOthers ? findPrice(prices, treatment, null, group?.date != null) : price
}
