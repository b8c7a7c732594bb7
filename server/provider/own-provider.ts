import { bookTogether } from '#database/bookings/book-together.ts'
import { cancelBooking, moveBooking } from '#database/bookings/change-bookings.ts'
import {
  extendHold,
  type HoldOutcome,
  holdTime,
  holdTogether,
  readOccupiedTimes,
  releaseHold,
  releaseHoldsOf,
  type TimeRange,
} from '#database/bookings/occupied-times.ts'
import {
  type BookingRequest,
  type PlaceOutcome,
  placeBooking,
  placeBookings,
} from '#database/bookings/place-bookings.ts'
import type { ChangeFeed } from '#database/changes.ts'
import type { Database } from '#database/client.ts'
import { isFaultOfCall } from '#database/engines/errors.ts'
import { gather } from '#database/engines/gather.ts'
import type { Clock } from '../clock/clock.ts'
import { holdRules } from './hold-rules.ts'
import { type BookingProvider, fail, type Hold, type Outcome, succeed, toBooked } from './provider.ts'

/** Our own booking engine: times are stored in our database, which decides who comes first. */
export function createOwnProvider(database: Database, clock: Clock, feed: ChangeFeed): BookingProvider {
  const limits = () => {
    const now = clock.now()
    return { now, until: now.add({ minutes: holdRules.minutes }), longestMinutes: holdRules.longestMinutes }
  }

  const place = gather<BookingRequest, PlaceOutcome>(
    (requests) => {
      const [only, ...others] = requests
      return only && others.length === 0
        ? placeBooking(database, only, clock.now()).then((outcome) => [outcome])
        : placeBookings(database, requests, clock.now())
    },
    isFaultOfCall,
    { most: 16, atOnce: 3, namesOf: ({ idempotencyKey, booking }) => [idempotencyKey, booking.patient.phone] },
  )

  const shares = { part: holdRules.partOfDay, least: holdRules.leastOfDay }
  const publish = (times: { practitioner: string }[]) => {
    for (const practitioner of new Set(times.map((it) => it.practitioner))) feed.publish(practitioner)
  }

  /**
   * A visitor holds times for several people or for one: what was held for the others is let go where it is in the way. By a call of its own, because
   * a transaction that lets go of one time and waits for another could make two wait for each other.
   */
  async function holdInPlace(
    visitor: string,
    of: { onlyTogether: boolean },
    hold: () => Promise<HoldOutcome>,
  ): Promise<HoldOutcome> {
    const held = await hold()
    if (held.outcome === 'held') return held
    const released = await releaseHoldsOf(database, visitor, of)
    publish(released)
    return released.length > 0 ? hold() : held
  }
  function asHold(held: HoldOutcome, times: TimeRange[]): Outcome<Hold> {
    if (held.outcome === 'slot-taken') return fail('slot-taken')
    if (held.outcome === 'too-many-holds') return fail('rate-limited', held.until)
    publish(times)
    return succeed({ id: held.id, until: held.until })
  }

  return {
    isElsewhere: false,
    // Changes are reported at once; the periodic read makes up for those that a crashing process could not report.
    trustFor: database.kind === 'server' ? 15_000 : Number.POSITIVE_INFINITY,
    readOccupied: async (practitioners, from, to) =>
      succeed(await readOccupiedTimes(database, practitioners, from, to)),

    hold: async ({ time, visitor, onlyRenew, counted, day }) => {
      const shared = day ?? { practitioners: [], from: time.start, to: time.end, minutes: 0 }
      const request = { time, visitor, onlyRenew, counted, day: shared, maxHolds: holdRules.perVisitor, ...shares }
      return asHold(
        await holdInPlace(visitor, { onlyTogether: true }, () => holdTime(database, { ...request, ...limits() })),
        [time],
      )
    },
    extendHold: async (id) => {
      const held = await extendHold(database, id, limits())
      if (!held) return fail('not-found')
      publish(held.times)
      return succeed({ id, until: held.until })
    },
    releaseHold: async (id) => {
      publish(await releaseHold(database, id))
      return succeed(undefined)
    },
    together: {
      hold: async (request) => {
        const { times, visitor } = request
        const hold = { ...request, maxHolds: 0, ...shares }
        return asHold(
          await holdInPlace(visitor, { onlyTogether: false }, () => holdTogether(database, { ...hold, ...limits() })),
          times,
        )
      },
      book: async (request) => {
        const trace = database.trace?.()
        const bookings = request.bookings.map((it) => ({ ...it, trace }))
        const placed = await bookTogether(database, { ...request, bookings }, clock.now())
        if (placed.outcome === 'booked') publish(request.bookings.map(({ booking }) => booking))
        return toBooked(placed)
      },
    },

    book: async (request) => {
      const placed = await place({ ...request, trace: database.trace?.() })
      if (placed.outcome === 'booked') feed.publish(request.booking.practitioner)
      return toBooked(placed)
    },
    move: async ({ practitioner }, request) => {
      const moved = await moveBooking(database, request, clock.now())
      if (moved.outcome === 'too-many-moves') return fail('rate-limited', moved.allowedAt)
      if (moved.outcome === 'gone') return fail('not-found')
      if (moved.outcome !== 'moved') return fail(moved.outcome)
      feed.publish(practitioner)
      feed.publish(request.to.practitioner)
      return succeed(undefined)
    },
    cancel: async ({ practitioner }, request) => {
      if (!(await cancelBooking(database, request, clock.now()))) return fail('not-found')
      feed.publish(practitioner)
      return succeed(undefined)
    },
    onChange: (listener) => feed.subscribe(listener),
  }
}
