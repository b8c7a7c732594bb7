import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { cancelBooking, findNextMove, moveBooking } from '#database/bookings/change-bookings.ts'
import { findEarlierAnswer, findRefusal, placeBooking } from '#database/bookings/place-bookings.ts'
import type { ChangeFeed } from '#database/changes.ts'
import type { Database } from '#database/client.ts'
import { onlyCounted } from '#database/limits.ts'
import type { Clock } from '../clock/clock.ts'
import { holdRules } from './hold-rules.ts'
import { type BookingProvider, fail, type Outcome, succeed, toBooked } from './provider.ts'
import { type CallRemote, createRemoteCaller, type RemoteSettings } from './remote-caller.ts'
import { isRemoteId, remoteId } from './remote-id.ts'

const instant = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => Temporal.Instant.from(text)),
)

const busyAnswer = z.object({
  busy: z.array(z.object({ practitioner: z.string(), start: instant, end: instant, expiresAt: z.nullable(instant) })),
})
const holdAnswer = z.object({ id: remoteId, expiresAt: instant })
const bookingAnswer = z.object({ id: remoteId })

/**
 * Another booking system behind HTTP keeps the times; our database keeps the record, the messages and the token. Its calls:
 *
 *   POST   /busy            { practitioners, from, to }               → { busy: [{ practitioner, start, end, expiresAt }] }
 *   POST   /holds           { slot, practitioner, clinic, start, end, visitor, until, limit } → { id, expiresAt }
 *   POST   /holds/{id}      { until }                                 → { id, expiresAt }
 *   DELETE /holds/{id}                                                → 204
 *   POST   /bookings        { slot, practitioner, clinic, start, end, hold, visitor, patient } with Idempotency-Key → { id }
 *   POST   /bookings/{id}   { slot, practitioner, clinic, start, end } → { id }
 *   DELETE /bookings/{id}                                             → 204
 *
 * 409 means that somebody else has the time, 404 that the thing is not there, 429 that the visitor has too many holds.
 * The remote system acts first: if this process dies before the record is written, the same request again finds the
 * remote booking by its key and writes the record.
 */
export function createHttpProvider(
  settings: RemoteSettings,
  database: Database,
  clock: Clock,
  feed: ChangeFeed,
): BookingProvider {
  const call: CallRemote = createRemoteCaller(settings)
  const until = () => clock.now().add({ minutes: holdRules.minutes })
  const asHold = (answer: Outcome<z.infer<typeof holdAnswer>>) =>
    answer.ok ? succeed({ id: answer.value.id, until: answer.value.expiresAt }) : answer
  const timeOf = (time: { practitioner: string; clinic: string; start: Temporal.Instant; end: Temporal.Instant }) => ({
    practitioner: time.practitioner,
    clinic: time.clinic,
    start: time.start.toString(),
    end: time.end.toString(),
  })

  return {
    // Only our own changes are reported: the other system sends no notifications.
    trustFor: 5_000,
    readOccupied: async (practitioners, from, to) => {
      const body = { practitioners, from: from.toString(), to: to.toString() }
      const answer = await call('POST', '/busy', busyAnswer, { body })
      if (!answer.ok) return answer
      return succeed(
        answer.value.busy.map(({ practitioner, start, end, expiresAt }) => ({
          practitioner,
          start: start.epochMilliseconds,
          end: end.epochMilliseconds,
          expiresAt: expiresAt?.epochMilliseconds ?? null,
        })),
      )
    },

    hold: async ({ slot, time, visitor }) => {
      const body = { slot, ...timeOf(time), visitor, until: until().toString(), limit: holdRules.perVisitor }
      const held = asHold(await call('POST', '/holds', holdAnswer, { body }))
      if (held.ok) feed.publish(time.practitioner)
      return held
    },
    // Their ids come from visitors.
    extendHold: async (id) => {
      if (!isRemoteId(id)) return fail('not-found')
      const body = { until: until().toString() }
      return asHold(await call('POST', `/holds/${encodeURIComponent(id)}`, holdAnswer, { body }))
    },
    releaseHold: async (id) => {
      if (!isRemoteId(id)) return succeed(undefined)
      const answer = await call('DELETE', `/holds/${encodeURIComponent(id)}`, undefined)
      return answer.ok || answer.problem === 'not-found' ? succeed(undefined) : answer
    },

    book: async (request) => {
      const earlier = await findEarlierAnswer(database, request.idempotencyKey, request.fingerprint)
      if (earlier) return succeed(earlier)
      const { booking, time, hold, visitor, limits } = request
      if (!time) return fail('provider-failure')
      if (request.onlyHeld && !hold) return fail('slot-taken')
      const refusal = await findRefusal(database, request, clock.now())
      if (refusal) return toBooked(refusal)
      const remote = await call('POST', '/bookings', bookingAnswer, {
        body: { slot: booking.slot, ...timeOf(time), hold, visitor, patient: booking.patient },
        headers: { 'idempotency-key': request.idempotencyKey },
      })
      if (!remote.ok) return remote
      // The other system has booked, so the record must follow and is counted, even beyond the limits.
      const messages = onlyCounted(limits?.messages ?? [])
      const counted = limits && { ...limits, perVerification: null, perPhone: null, messages }
      const record = { ...request, booking: { ...booking, remoteId: remote.value.id }, time: null, limits: counted }
      const placed = await placeBooking(database, record, clock.now())
      // Another request has booked this visit of the package meanwhile: nobody would come to this one.
      if (placed.outcome === 'visit-order' || placed.outcome === 'package-ended') {
        await call('DELETE', `/bookings/${encodeURIComponent(remote.value.id)}`, undefined)
      }
      feed.publish(booking.practitioner)
      return toBooked(placed)
    },
    move: async (booking, request) => {
      if (!booking.remoteId || !request.time) return fail('not-found')
      const allowedAt = await findNextMove(database, request, clock.now())
      if (allowedAt) return fail('rate-limited', allowedAt)
      // The other system knows of no visitor when it moves, so that the hold would be in the way.
      for (const hold of request.holds ?? []) await call('DELETE', `/holds/${encodeURIComponent(hold)}`, undefined)
      const remote = await call('POST', `/bookings/${encodeURIComponent(booking.remoteId)}`, bookingAnswer, {
        body: { slot: request.to.slot, ...timeOf(request.time) },
        headers: { 'idempotency-key': randomUUID() },
      })
      if (!remote.ok) return remote
      // The other system has moved it, so the record must follow, even beyond the limit and after the offer was declined.
      const { offer: _, ...moved } = request
      const to = { ...request.to, remoteId: remote.value.id }
      const record = { ...moved, to, time: null, movesADay: null }
      const { outcome } = await moveBooking(database, record, clock.now())
      feed.publish(booking.practitioner)
      feed.publish(request.to.practitioner)
      return outcome === 'moved' ? succeed(undefined) : fail('not-found')
    },
    cancel: async ({ remoteId: id, practitioner }, request) => {
      if (!id) return fail('not-found')
      const remote = await call('DELETE', `/bookings/${encodeURIComponent(id)}`, undefined)
      // Already gone there: an earlier attempt died before the record was written.
      if (!remote.ok && remote.problem !== 'not-found') return remote
      const isCancelled = await cancelBooking(database, request, clock.now())
      feed.publish(practitioner)
      return isCancelled ? succeed(undefined) : fail('not-found')
    },
    onChange: (listener) => feed.subscribe(listener),
  }
}
