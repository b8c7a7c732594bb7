import type { BookedGroup } from '#database/bookings/bookings.ts'
import { type BookingRequest, placeBooking } from '#database/bookings/place-bookings.ts'
import type { BookableGroup } from '#domain/groups/group-times.ts'
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

/** What the booking keeps of its group, also when the plan changes afterwards. */
export function recordGroup({ run, onlyDate, dates }: BookableGroup): BookedGroup {
  return {
    id: run.id,
    date: onlyDate,
    isOnline: run.group.link !== undefined,
    cancellationHours: run.group.cancellationHours,
    dates: dates.map(({ start, end }) => ({ start: toUtc(start), end: toUtc(end) })),
  }
}

function toUtc(milliseconds: number): string {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toString()
}
