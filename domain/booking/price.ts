import type { Prices } from '../facts/prices.ts'
import type { SiteTreatment } from '../site/site-data.ts'

/**
 * What a treatment costs in whole NOK, for a partner's members or for anybody; null where it depends. One date of a class has its own
 * price where the class is also sold as a series.
 */
export function findPrice(
  prices: Prices,
  treatment: string,
  partner?: string | null,
  isOneDate = false,
): number | null {
  const entry = prices[treatment]
  if (!entry) return null
  const { price, partners, date, datePartners } = entry
  const [ordinary, agreed = {}] = isOneDate && date !== undefined ? [date, datePartners] : [price, partners]
  return (partner ? agreed[partner] : undefined) ?? ordinary
}

/** What members of a partner pay, by treatment id, where it is not the ordinary price. */
export type MemberPrices = Readonly<Record<string, number>>

/** The parts of a partner that prices depend on. */
export interface Member {
  readonly prices: MemberPrices
  /** Whether they are shares, and the partner pays the rest. */
  readonly paysRest: boolean
}

/** Whether the member pays only a share and the partner pays the rest. */
export function isShareOf(member: Member | undefined, treatment: string): boolean {
  return (member?.paysRest ?? false) && (member?.prices[treatment] ?? 0) > 0
}

/** The same for a treatment in the shape that pages use, with the prices of the visitor's partner. */
export function priceFor(
  { id, price }: Pick<SiteTreatment, 'id' | 'price'>,
  members: MemberPrices = {},
): number | null {
  return members[id] ?? price
}
