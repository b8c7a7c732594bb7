import type { Prices } from './facts/catalogue.ts'
import type { SiteTreatment } from './site-data.ts'

/** What a treatment costs in whole NOK, for a partner's members or for anybody; null where it depends. */
export function findPrice(prices: Prices, treatment: string, partner?: string | null): number | null {
  const entry = prices[treatment]
  if (!entry) return null
  return (partner ? entry.partners[partner] : undefined) ?? entry.price
}

/** What members of a partner pay, by treatment id, where it is not the ordinary price. */
export type MemberPrices = Readonly<Record<string, number>>

/** The same of a treatment as pages know it, with the prices of the visitor's partner. */
export function priceFor(
  { id, price }: Pick<SiteTreatment, 'id' | 'price'>,
  members: MemberPrices = {},
): number | null {
  return members[id] ?? price
}
