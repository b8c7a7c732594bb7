import type { BookedGroup } from '#database/bookings/bookings.ts'
import { type BookingRequest, placeBooking } from '#database/bookings/place-bookings.ts'
import { findPrice } from '#domain/booking/price.ts'
import type { Prices } from '#domain/facts/prices.ts'
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

/** The price of the series, or of the one date where both are sold; agreements have prices for the whole. */
export function findGroupPrice(
  prices: Prices,
  { treatment, onlyDate, run }: BookableGroup,
  partner: string | undefined,
): number | null {
  const isPart = onlyDate !== null && run.group.sold === 'either'
  return (isPart ? prices[treatment.id]?.date : undefined) ?? findPrice(prices, treatment.id, partner)
}

function toUtc(milliseconds: number): string {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toString()
}
