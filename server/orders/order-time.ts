import type { Origin } from '#database/audit.ts'
import { findBooking } from '#database/bookings/bookings.ts'
import type { Database } from '#database/client.ts'
import type { Order } from '#database/orders/orders.ts'
import type { Clock } from '../clock/clock.ts'
import type { BookingProvider, ProviderProblem } from '../provider/provider.ts'

/** The booked time at which an order is collected; null if there is none, or it was cancelled. */
export async function findOrderTime(database: Database, { booking }: Pick<Order, 'booking'>) {
  const found = booking === null ? undefined : await findBooking(database, booking)
  return found?.state === 'booked' ? found : null
}

/**
 * Gives back the time at which an order was to be collected, unless it has begun: the order was cancelled, or collected before. Without a message, since
 * the one about the order tells enough.
 */
export async function cancelOrderTime(
  parts: { clock: Clock; database: Database; provider: BookingProvider },
  order: Pick<Order, 'booking'>,
  by: Origin,
): Promise<ProviderProblem | undefined> {
  const booking = await findOrderTime(parts.database, order)
  if (!booking || Temporal.Instant.compare(booking.start, parts.clock.now()) <= 0) return undefined
  const { reference, revision } = booking
  const cancelled = await parts.provider.cancel(booking, { reference, revision, fee: 0, by, jobs: [], messages: [] })
  return cancelled.ok || cancelled.problem === 'not-found' ? undefined : cancelled.problem
}
