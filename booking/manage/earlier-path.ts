import type { Booking, BookingKey } from '../booking-calls.ts'
import { findWaitable } from '../waiting/find-waitable.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** In the address of whoever wants an earlier time than that of their booking. */
export const forBooking = 'earlier'

/** Where somebody asks for an earlier time than that of their booking; undefined where nobody can wait for one. */
export function findEarlierPath(booking: Booking, { reference, token }: BookingKey, { catalogue, paths }: BookingSite) {
  if (booking.isKeptElsewhere || !findWaitable(booking.treatment, catalogue)) return
  return `${paths.waitingList}?${forBooking}=1#${reference}.${token}`
}
