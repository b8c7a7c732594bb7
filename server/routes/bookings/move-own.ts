import { type Booking, findBooking } from '#database/bookings/bookings.ts'
import type { MoveRequest } from '#database/bookings/change-bookings.ts'
import type { ProblemCode } from '#domain/api/problems.ts'
import type { MessageKey } from '#domain/forms/fields/checked.ts'
import { movesADay } from '../../limits/rate-limits.ts'
import type { Service } from '../../service.ts'
import { checkMove } from './check-move.ts'
import { makeMoveRequest, timeOfSlot } from './move-request.ts'

type Moved =
  | { ok: true; booking: Booking }
  | {
      ok: false
      code: ProblemCode
      fields?: Record<string, MessageKey> | undefined
      retryAt?: Temporal.Instant | undefined
    }

/** Moves a booking as its patient may: until the clinic's limit before the start. `find` reads it anew for each attempt. */
export async function moveOwn(
  service: Service,
  find: () => Promise<Booking | undefined>,
  slot: string,
  {
    messagesOf,
    ...request
  }: Pick<MoveRequest, 'visitor' | 'by'> & { messagesOf(booking: Booking): Promise<MoveRequest['messages']> },
): Promise<Moved> {
  const { clock, database, provider } = service
  let last: Booking | undefined
  // The booking existed before, so another request changed it in between. An identical request has done the work; after any
  // other change, the move is tried once more on the current booking.
  for (let tries = 0; tries < 2; tries++) {
    const booking = await find()
    if (!booking || booking.state === 'cancelled') return { ok: false, code: 'not-found' }
    last = booking
    if (booking.slot === slot) return { ok: true, booking }
    const checked = await checkMove(service, booking, slot)
    if (!checked.ok) return checked
    const messages = await messagesOf(booking)
    const moved = await provider.move(
      booking,
      makeMoveRequest(booking, timeOfSlot(checked.slot), { ...request, movesADay, messages }, service, clock.now()),
    )
    if (moved.ok) return { ok: true, booking }
    if (moved.problem !== 'not-found') return { ok: false, code: moved.problem, retryAt: moved.retryAt }
  }
  const booking = last && (await findBooking(database, last.reference))
  if (booking?.slot === slot && booking.state === 'booked') return { ok: true, booking }
  return { ok: false, code: booking?.state === 'booked' ? 'slot-taken' : 'not-found' }
}
