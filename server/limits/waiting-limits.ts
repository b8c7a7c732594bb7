import type { Limit } from '#database/limits.ts'
import { entriesPerPhone, offersADay } from '#domain/waiting/waiting-limits.ts'
import type { Secrets } from '../identity/secrets.ts'
import { bookingLimits } from './rate-limits.ts'

/** What one person may wait for. A verification counts its entries and bookings together. */
export const entryLimits = {
  perVerification: bookingLimits.perVerification,
  perPhone: entriesPerPhone,
} as const

/** Offers of the waiting list to a phone. */
export function offerOfListLimit(secrets: Secrets, phone: string): Limit {
  return { key: `waiting-offer:${secrets.hash('phone', phone)}`, max: offersADay, seconds: 24 * 3600 }
}
