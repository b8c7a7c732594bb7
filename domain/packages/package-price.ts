import type { Prices } from '../facts/prices.ts'

/** What one visit of a package costs by itself: for one that is missed or cancelled late, and for those had when the rest is cancelled. */
export function findVisitPrice(prices: Prices, treatment: string): number | null {
  return prices[treatment]?.visit ?? null
}

/** What is paid for a package of which no more than these visits are had: each by itself, but never more than the package. */
export function priceOfVisits({ price, visit }: { price: number; visit: number }, visits: number): number {
  return Math.min(price, visit * visits)
}
