import { cancelBooking, moveBooking } from '#database/bookings/change-bookings.ts'
import { extendHold, holdTime, readOccupiedTimes, releaseHold } from '#database/bookings/occupied-times.ts'
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
import { type BookingProvider, fail, succeed, toBooked } from './provider.ts'

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

  return {
    // Changes are reported at once; the periodic read makes up for those that a crashing process could not report.
    trustFor: database.kind === 'server' ? 15_000 : Number.POSITIVE_INFINITY,
    readOccupied: async (practitioners, from, to) =>
      succeed(await readOccupiedTimes(database, practitioners, from, to)),

    hold: async ({ time, visitor, onlyRenew, counted, day }) => {
      const rules = { maxHolds: holdRules.perVisitor, part: holdRules.partOfDay, least: holdRules.leastOfDay }
      const shared = day ?? { practitioners: [], from: time.start, to: time.end, minutes: 0 }
      const held = await holdTime(database, { time, visitor, onlyRenew, counted, day: shared, ...rules, ...limits() })
      if (held.outcome === 'slot-taken') return fail('slot-taken')
      if (held.outcome === 'too-many-holds') return fail('rate-limited', held.until)
      feed.publish(time.practitioner)
      return succeed({ id: held.id, until: held.until })
    },
    extendHold: async (id) => {
      const held = await extendHold(database, id, limits())
      if (!held) return fail('not-found')
      feed.publish(held.practitioner)
      return succeed({ id, until: held.until })
    },
    releaseHold: async (id) => {
      const released = await releaseHold(database, id)
      if (released) feed.publish(released.practitioner)
      return succeed(undefined)
    },

    book: async (request) => {
      const placed = await place(request)
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
