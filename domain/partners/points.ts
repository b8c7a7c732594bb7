import type { Treatment } from '../facts/catalogue.ts'

/** What visits earn in a partner's loyalty programme. */
export interface Earning {
  readonly firstVideoVisit: number
  readonly firstClinicVisit: number
  /** Per cent of the price of every later visit. */
  readonly laterPercent: number
}

/**
 * Days after which a visit earns its points although nobody checked in for it: not every clinic has a kiosk, and whoever did come with
 * the same number meanwhile comes before it.
 */
export const daysWithoutCheckIn = 7

interface Visit {
  readonly mode: Treatment['mode']
  /** The price that was paid; null when it is not known in advance. */
  readonly price: number | null
  /** Whether the member has had a visit of this mode before. */
  readonly returning: boolean
}

/**
 * The points that a member earns: a fixed number for the first video and for the first clinic visit, a percentage of
 * the price for every later one, in whole points rounded down; null while the price is not known.
 */
export function countPoints(earning: Earning, visit: Visit): number | null {
  if (!visit.returning) return visit.mode === 'video' ? earning.firstVideoVisit : earning.firstClinicVisit
  return visit.price === null ? null : Math.floor((visit.price * earning.laterPercent) / 100)
}

/** What a visit earns as the first of its mode and as a later one. Without a price known beforehand a later one earns nothing. */
export function listPoints(earning: Earning, visit: Pick<Visit, 'mode' | 'price'>) {
  return {
    first: countPoints(earning, { ...visit, returning: false }) ?? 0,
    later: countPoints(earning, { ...visit, returning: true }) ?? 0,
  }
}
