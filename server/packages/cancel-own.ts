import { type Booking, findBooking } from '#database/bookings/bookings.ts'
import type { CancelRequest } from '#database/bookings/change-bookings.ts'
import type { Database } from '#database/client.ts'
import { judgeCancelling } from '#domain/booking/booking-changes.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Clock } from '../clock/clock.ts'
import { jobsForCancelling } from '../jobs/booking-jobs.ts'
import { movesADay } from '../limits/rate-limits.ts'
import type { BookingProvider, ProviderProblem } from '../provider/provider.ts'
import { changeCaseOf, findFee } from '../routes/bookings/booking-fee.ts'
import { cancelVisits, findLaterVisits } from './cancel-visits.ts'

interface CancelParts {
  clock: Clock
  database: Database
  facts: Facts
  provider: BookingProvider
}

/** How a patient asks for it, on the web or by SMS. */
interface OwnCancelling {
  /** Only if it costs nothing, as the patient was told a moment ago. */
  query: { free?: 'true' | undefined; rest?: 'true' | undefined }
  by: CancelRequest['by']
  messagesOf(booking: Booking): Promise<CancelRequest['messages']>
}

/**
 * Cancels a booking as its patient may: until the start, with the later visits of its package where they go with it. `find` reads it
 * anew for each attempt. Answers the booking as it was found, so that one that was cancelled before is the same.
 */
export async function cancelOwn(
  parts: CancelParts,
  find: () => Promise<Booking | undefined>,
  { query, by, messagesOf }: OwnCancelling,
): Promise<{ ok: true; booking: Booking } | { ok: false; problem: ProviderProblem | 'too-late' | 'unavailable' }> {
  const { clock, database, provider } = parts
  let last: Booking | undefined
  // The booking existed before, so another request changed it in between. A second click has already cancelled it; one that
  // was moved still has to be cancelled. Moves are limited, so this ends.
  for (let moves = 0; moves <= movesADay; moves++) {
    const booking = await find()
    if (!booking) return { ok: false, problem: 'not-found' }
    last = booking
    if (booking.state === 'cancelled') {
      const failed = await cancelVisits(parts, booking, query, { by })
      return failed ? { ok: false, problem: failed } : { ok: true, booking }
    }
    // One moment for both: the limit may pass between two looks at the clock.
    const now = clock.now()
    const judged = judgeCancelling(changeCaseOf(parts, booking), now.epochMilliseconds)
    // Whoever was told that it is free is not made to pay because the limit passed while they read.
    const fee = findFee(parts, booking, now)
    if (judged === 'too-late' || (fee !== 0 && query.free)) return { ok: false, problem: 'too-late' }
    const { reference, revision } = booking
    const later = await findLaterVisits(parts, booking, query)
    const cancelled = await provider.cancel(booking, {
      ...{ reference, revision, fee, by },
      jobs: jobsForCancelling({ ...booking, revision: revision + 1 }, now, later.length > 0),
      messages: await messagesOf(booking),
    })
    if (cancelled.ok) {
      const failed = await cancelVisits(parts, booking, query, { by })
      return failed ? { ok: false, problem: failed } : { ok: true, booking }
    }
    if (cancelled.problem !== 'not-found') return { ok: false, problem: cancelled.problem }
  }
  const booking = last && (await findBooking(database, last.reference))
  return booking?.state === 'cancelled' ? { ok: true, booking } : { ok: false, problem: 'unavailable' }
}
