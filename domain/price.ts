import type { Prices, Treatment } from './facts/catalogue.ts'
import type { Partner } from './facts/partner.ts'
import type { SiteTreatment } from './site-data.ts'

/** What a treatment costs in whole NOK, for a partner's members or for anybody; null where it depends. */
export function findPrice(prices: Prices, treatment: string, partner?: string | null): number | null {
  const entry = prices[treatment]
  if (!entry) return null
  return (partner ? entry.partners[partner] : undefined) ?? entry.price
}

/** The same of a treatment as pages know it. */
export function priceFor(
  { price, partnerPrices }: Pick<SiteTreatment, 'price' | 'partnerPrices'>,
  partner: string | undefined,
): number | null {
  return (partner ? partnerPrices?.[partner] : undefined) ?? price
}

type Earning = Extract<Partner, { kind: 'airline' }>['earning']

export interface Visit {
  readonly mode: Treatment['mode']
  /** What was paid; null when it is not known beforehand. */
  readonly price: number | null
  /** Whether the member has been to a visit of this mode before. */
  readonly returning: boolean
}

/**
 * The points that an airline's member earns: a fixed number for the first video and for the first clinic visit, a
 * percentage of the price for every later one, in whole points rounded down; null while the price is not known.
 */
export function countPoints(earning: Earning, visit: Visit): number | null {
  if (!visit.returning) return visit.mode === 'video' ? earning.firstVideoVisit : earning.firstClinicVisit
  return visit.price === null ? null : Math.floor((visit.price * earning.laterPercent) / 100)
}
