import { type Booking, findBooking } from '#database/bookings/bookings.ts'
import {
  type CancelRequest,
  cancelBooking,
  findNextMove,
  type MoveRequest,
  moveBooking,
} from '#database/bookings/change-bookings.ts'
import type { TimeRange } from '#database/bookings/occupied-times.ts'
import { type BookingRequest, findEarlierAnswer, findRefusal, placeBooking } from '#database/bookings/place-bookings.ts'
import type { ChangeFeed } from '#database/changes.ts'
import type { Database } from '#database/client.ts'
import { onlyCounted } from '#database/limits.ts'
import type { Clock } from '../clock/clock.ts'
import { type BookingProvider, fail, type Outcome, succeed, toBooked } from './provider.ts'

export type RemoteMove = Pick<MoveRequest, 'to' | 'visitor' | 'holds'> & { time: TimeRange }

/** Another system that keeps the times. Each answers as often as it is asked the same. */
export interface RemoteBookings {
  /** Answers the id of the booking there, or that its key was used for something else. */
  book(request: BookingRequest & { time: TimeRange }): Promise<Outcome<{ id: string } | 'other-request'>>
  /** Answers the id that the booking has from then on. */
  move(id: string, request: RemoteMove): Promise<Outcome<string>>
  /** `not-found` if it is gone already. */
  cancel(id: string): Promise<Outcome<void>>
}

/**
 * Keeps the record, the messages and the token of bookings whose times another system keeps. That system acts first: if this process dies before
 * the record is written, the same request again finds the remote booking by its key and writes the record.
 */
export function recordBookings(
  remote: RemoteBookings,
  database: Database,
  clock: Clock,
  feed: ChangeFeed,
): Pick<BookingProvider, 'book' | 'move' | 'cancel'> {
  /** Undefined if it was cancelled or changed since it was read: then nothing is asked of the other system. */
  const findUnchanged = async ({ reference, revision }: Pick<Booking, 'reference' | 'revision'>) => {
    const current = await findBooking(database, reference)
    return current?.state === 'booked' && current.revision === revision ? current : undefined
  }
  /** Two changes of one booking at the same moment may be carried out there in one order and recorded here in the other. */
  const followRecord = async (id: string, { reference, to, time, visitor }: MoveRequest & { time: TimeRange }) => {
    const current = await findBooking(database, reference)
    if (current?.state !== 'booked') {
      await remote.cancel(id)
      return
    }
    const { slot, clinic, practitioner, start, end } = current
    const buffer = to.end.until(time.end)
    await remote.move(id, {
      to: { slot, clinic, practitioner, start, end, remoteId: id },
      time: { practitioner, clinic, start, end: end.add(buffer) },
      visitor,
    })
  }

  return {
    book: async (request) => {
      const earlier = await findEarlierAnswer(database, request.idempotencyKey, request.fingerprint)
      if (earlier) return succeed(earlier)
      const { booking, time, limits } = request
      if (!time) return fail('provider-failure')
      if (request.onlyHeld && !request.hold) return fail('slot-taken')
      const refusal = await findRefusal(database, request, clock.now())
      if (refusal) return toBooked(refusal)
      const booked = await remote.book({ ...request, time })
      if (!booked.ok) return booked
      if (booked.value === 'other-request') return succeed({ outcome: 'other-request' })
      const { id } = booked.value
      // The other system has booked, so the record must follow and is counted, even beyond the limits.
      const messages = onlyCounted(limits?.messages ?? [])
      const counted = limits && { ...limits, perVerification: null, perPhone: null, messages }
      const record = {
        ...request,
        booking: { ...booking, remoteId: id },
        time: null,
        limits: counted,
        trace: database.trace?.(),
      }
      const placed = await placeBooking(database, record, clock.now())
      // Another request has booked this visit of the package meanwhile: nobody would come to this one.
      if (placed.outcome === 'visit-order' || placed.outcome === 'package-ended') await remote.cancel(id)
      feed.publish(booking.practitioner)
      return toBooked(placed)
    },
    move: async (booking, request) => {
      const { time } = request
      if (!booking.remoteId || !time || !(await findUnchanged(request))) return fail('not-found')
      const allowedAt = await findNextMove(database, request, clock.now())
      if (allowedAt) return fail('rate-limited', allowedAt)
      const moved = await remote.move(booking.remoteId, { ...request, time })
      if (!moved.ok) return moved
      // The other system has moved it, so the record must follow, even beyond the limit and after the offer was declined.
      const { offer: _, ...withoutOffer } = request
      const to = { ...request.to, remoteId: moved.value }
      const record = { ...withoutOffer, to, time: null, movesADay: null }
      const { outcome } = await moveBooking(database, record, clock.now())
      if (outcome !== 'moved') await followRecord(moved.value, { ...request, time })
      feed.publish(booking.practitioner)
      feed.publish(request.to.practitioner)
      return outcome === 'moved' ? succeed(undefined) : fail('not-found')
    },
    cancel: async ({ remoteId: id, practitioner }, request) => {
      if (!id || !(await findUnchanged(request))) return fail('not-found')
      const cancelled = await remote.cancel(id)
      // Already gone there: an earlier attempt died before the record was written.
      if (!cancelled.ok && cancelled.problem !== 'not-found') return cancelled
      const isCancelled =
        (await cancelBooking(database, request, clock.now())) || (await cancelMoved(database, request, clock.now()))
      feed.publish(practitioner)
      return isCancelled ? succeed(undefined) : fail('not-found')
    },
  }
}

/** Of a booking that was moved while the other system cancelled it: its time is gone there, so the record must follow. */
async function cancelMoved(database: Database, request: CancelRequest, now: Temporal.Instant): Promise<boolean> {
  const current = await findBooking(database, request.reference)
  if (current?.state !== 'booked') return false
  return cancelBooking(database, { ...request, revision: current.revision }, now)
}
