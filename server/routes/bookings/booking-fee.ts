import type { Booking } from '#database/bookings/bookings.ts'
import { judgeCancelling } from '#domain/booking/booking-changes.ts'
import { findMissedPrice } from '#domain/booking/missed-price.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { findPromisedPrice } from '#domain/packages/package-terms.ts'

/** What decides whether and until when a booking can be changed. */
export function changeCaseOf(
  { facts }: { facts: Facts },
  { bookedAt, start, group, isLost }: Pick<Booking, 'bookedAt' | 'start' | 'group'> & Partial<Pick<Booking, 'isLost'>>,
) {
  return {
    bookedAt: bookedAt.epochMilliseconds,
    startsAt: start.epochMilliseconds,
    cancellationHours: group?.cancellationHours ?? facts.company.cancellationHours,
    isLost: isLost ?? false,
  }
}

/** What cancelling a booking costs at a moment, or did cost; null where the price depends. */
export function findFee(service: { facts: Facts }, booking: Booking, now: Temporal.Instant): number | null {
  if (booking.state === 'cancelled') return booking.cancellationFee
  const judged = judgeCancelling(changeCaseOf(service, booking), now.epochMilliseconds)
  if (judged === 'free') return 0
  const { prices, orders } = service.facts
  // The order is paid for when its sample is handed in, however it was collected.
  if (booking.treatment === orders.collectTime) return 0
  return booking.visit ? findPromisedPrice(prices, booking.visit) : findMissedPrice(prices, booking)
}
