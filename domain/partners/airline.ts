import * as z from 'zod'
import { id, line } from '../api/inputs.ts'
import type { Treatment } from '../facts/catalogue.ts'
import { commonFacts, type PartnerKind } from './partner-kind.ts'

/** An airline with a loyalty programme: the member gives a reward number and earns points. */
export const airlineFacts = z.strictObject({
  ...commonFacts,
  kind: z.literal('airline'),
  earning: z.strictObject({
    firstVideoVisit: z.int(),
    firstClinicVisit: z.int(),
    /** Per cent of the price of every later visit. */
    laterPercent: z.number(),
  }),
})
type Airline = z.infer<typeof airlineFacts>

/** 8 or 10 digits (checkRewardNumber); longer here, because members type spaces too. */
export const airlineBody = z.strictObject({ kind: z.literal('airline'), id, rewardNumber: line(40, 'reward-number') })

export const airlineFields = ['rewardNumber'] as const

export const airline: PartnerKind<Airline, (typeof airlineFields)[number]> = {
  listFields: () => [{ name: 'rewardNumber', kind: 'reward-number', required: true }],
  offers: () => true,
  isOnlyForPriced: false,
}

/**
 * Days after which a visit earns its points although nobody checked in for it: not every clinic has a kiosk, and whoever did come with
 * the same number meanwhile comes before it.
 */
export const daysWithoutCheckIn = 7

export interface Visit {
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
export function countPoints(earning: Airline['earning'], visit: Visit): number | null {
  if (!visit.returning) return visit.mode === 'video' ? earning.firstVideoVisit : earning.firstClinicVisit
  return visit.price === null ? null : Math.floor((visit.price * earning.laterPercent) / 100)
}

/** What a visit earns as the first of its mode and as a later one. Without a price known beforehand a later one earns nothing. */
export function listPoints(earning: Airline['earning'], visit: Pick<Visit, 'mode' | 'price'>) {
  return {
    first: countPoints(earning, { ...visit, returning: false }) ?? 0,
    later: countPoints(earning, { ...visit, returning: true }) ?? 0,
  }
}
