import type { Treatment } from '../facts/catalogue.ts'
import type { Prices } from '../facts/prices.ts'
import type { Package } from './package-facts.ts'
import { findVisitPrice } from './package-price.ts'

/** What a patient was promised when a package was booked, beside its price. What changes in content afterwards is for others. */
export interface PackageTerms {
  readonly plan: Package
  /** What one visit costs by itself; null where it has no price. */
  readonly visitPrice: number | null
}

/** A booked package: the treatment that it is and its terms, which bookings of earlier versions have not. */
export interface PromisedPackage {
  readonly treatment: string
  readonly terms: PackageTerms | null
}

/** What whoever books a package now is promised; undefined for other treatments. */
export function promisePackage(
  { id, package: plan }: Pick<Treatment, 'id' | 'package'>,
  prices: Prices,
): PromisedPackage | undefined {
  return plan && { treatment: id, terms: { plan, visitPrice: findVisitPrice(prices, id) } }
}

/** What one visit of a booked package costs by itself: as promised or, without terms, as content has it. */
export function findPromisedPrice(prices: Prices, { treatment, terms }: PromisedPackage): number | null {
  return terms ? terms.visitPrice : findVisitPrice(prices, treatment)
}
