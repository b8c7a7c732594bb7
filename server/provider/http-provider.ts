import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { ChangeFeed } from '#database/changes.ts'
import type { Database } from '#database/client.ts'
import type { Clock } from '../clock/clock.ts'
import { holdRules } from './hold-rules.ts'
import { type BookingProvider, fail, type Outcome, succeed } from './provider.ts'
import { type RemoteBookings, recordBookings } from './record-bookings.ts'
import { type CallRemote, createRemoteCaller, type RemoteSettings } from './remote-caller.ts'
import { isRemoteId, remoteId } from './remote-id.ts'
import { remoteInstant } from './remote-moment.ts'

const busyAnswer = z.object({
  busy: z.array(
    z.object({
      practitioner: z.string(),
      start: remoteInstant,
      end: remoteInstant,
      expiresAt: z.nullable(remoteInstant),
    }),
  ),
})
const holdAnswer = z.object({ id: remoteId, expiresAt: remoteInstant })
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

  const remote: RemoteBookings = {
    book: async ({ booking, time, hold, visitor, idempotencyKey }) =>
      call('POST', '/bookings', bookingAnswer, {
        body: { slot: booking.slot, ...timeOf(time), hold, visitor, patient: booking.patient },
        headers: { 'idempotency-key': idempotencyKey },
      }),
    move: async (id, { to, time, holds = [] }) => {
      // The other system knows of no visitor when it moves, so that the hold would be in the way.
      for (const hold of holds) await call('DELETE', `/holds/${encodeURIComponent(hold)}`, undefined)
      const moved = await call('POST', `/bookings/${encodeURIComponent(id)}`, bookingAnswer, {
        body: { slot: to.slot, ...timeOf(time) },
        headers: { 'idempotency-key': randomUUID() },
      })
      return moved.ok ? succeed(moved.value.id) : moved
    },
    cancel: (id) => call('DELETE', `/bookings/${encodeURIComponent(id)}`, undefined),
  }

  return {
    isElsewhere: true,
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

    ...recordBookings(remote, database, clock, feed),
    onChange: (listener) => feed.subscribe(listener),
  }
}
