import { type BookingRequest, placeBooking } from '#database/bookings/place-bookings.ts'
import { type Booked, fail, type Outcome, toBooked } from '../provider/provider.ts'
import type { Service } from '../service.ts'

/** Books a place of a group in our own database, whoever keeps the times of practitioners. */
export async function bookPlace(
  { database, clock }: Pick<Service, 'database' | 'clock'>,
  request: BookingRequest,
): Promise<Outcome<Booked>> {
  const placed = await placeBooking(database, request, clock.now())
  return placed.outcome === 'slot-taken' ? fail('group-full') : toBooked(placed)
}
