import type { TogetherRequest } from '#database/bookings/book-together.ts'
import type { Booking } from '#database/bookings/bookings.ts'
import type { CancelRequest, MoveRequest } from '#database/bookings/change-bookings.ts'
import type { HoldDay, OccupiedTime, TimeRange } from '#database/bookings/occupied-times.ts'
import type { BookingRequest, PlaceOutcome } from '#database/bookings/place-bookings.ts'

/** Expected failures of a provider. Anything else is a bug or an outage and thrown. */
export type ProviderProblem =
  | 'slot-taken'
  | 'group-full'
  | 'provider-failure'
  | 'timeout'
  | 'not-found'
  | 'rate-limited'
  | 'too-many-appointments'
  | 'too-many-places'
  | 'visit-order'
  | 'package-ended'

export type Outcome<T> =
  | { ok: true; value: T }
  /** `retryAt`: when a 'rate-limited' request would be allowed. */
  | { ok: false; problem: ProviderProblem; retryAt?: Temporal.Instant }

export interface HoldRequest {
  slot: string
  time: TimeRange
  /** The visitor who holds the slot, as a keyed hash. */
  visitor: string
  /** Requires the visitor's own hold: it is too late for a new one. */
  onlyRenew: boolean
  /** What the hold is counted against, and how many live holds each may have. */
  counted: { key: string; max: number }[]
  /** The day of which holds may only take a share; null for staff, who may take any time. */
  day: HoldDay | null
}

/** Times of people who come together, at one clinic on one day: held all of them or none, as one hold. */
export interface HoldTogetherRequest extends Omit<HoldRequest, 'slot' | 'time' | 'onlyRenew' | 'day'> {
  times: (TimeRange & Pick<HoldRequest, 'onlyRenew'>)[]
  day: HoldDay
}

export interface Hold {
  id: string
  until: Temporal.Instant
}

/** `isOutside`: nobody has booked it, but the other system has no time there. */
export type UnavailableTime = OccupiedTime & { isOutside?: true }

/** `repeated`: the same request was carried out before and this is its original answer. */
export type Booked = { outcome: 'booked' | 'other-request' } | { outcome: 'repeated'; answer: object }

/** What a provider needs to know about a booking that is moved or cancelled. */
export type BookingToChange = Pick<Booking, 'reference' | 'revision' | 'practitioner' | 'remoteId'>

/**
 * The system that stores the times: our own database, or another booking system. Routes only use this interface;
 * contract.test.ts defines what every provider must do.
 */
export interface BookingProvider {
  /** Another booking system keeps the times: it takes one booking at a time, and reports none that becomes available. */
  isElsewhere: boolean
  /** Milliseconds for which times may be shown without reading again, if no change is reported. */
  trustFor: number
  /** When practitioners are unavailable, because of bookings or live holds. */
  readOccupied(
    practitioners: readonly string[],
    from: Temporal.Instant,
    to: Temporal.Instant,
  ): Promise<Outcome<UnavailableTime[]>>
  hold(request: HoldRequest): Promise<Outcome<Hold>>
  extendHold(id: string): Promise<Outcome<Hold>>
  /** Releases a hold; succeeds even if there is none. */
  releaseHold(id: string): Promise<Outcome<void>>
  /** Makes the booking and stores its record and messages with it; repeating the key makes nothing new. */
  book(request: BookingRequest): Promise<Outcome<Booked>>
  /** For several people, all or none. Left out where the times are kept by a system that takes one at a time. */
  together?: {
    hold(request: HoldTogetherRequest): Promise<Outcome<Hold>>
    book(request: TogetherRequest): Promise<Outcome<Booked>>
  }
  /** `not-found` if the booking was cancelled or changed since it was read; `rate-limited` if it was moved too often. */
  move(booking: BookingToChange, request: MoveRequest): Promise<Outcome<void>>
  cancel(booking: BookingToChange, request: CancelRequest): Promise<Outcome<void>>
  /** Reports whose times have changed; `undefined` means possibly anybody's. */
  onChange(listener: (practitioner: string | undefined) => void): void
}

export function succeed<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/** Converts the result of our database to that of a provider. */
export function toBooked(placed: PlaceOutcome): Outcome<Booked> {
  switch (placed.outcome) {
    case 'slot-taken':
    case 'too-many-appointments':
    case 'too-many-places':
    case 'visit-order':
    case 'package-ended':
      return fail(placed.outcome)
    case 'too-many-messages':
      return fail('rate-limited', placed.allowedAt)
    case 'verification-used-up':
      return fail('rate-limited')
    case 'repeated':
      return succeed(placed)
    default:
      return succeed({ outcome: placed.outcome })
  }
}

export function fail(problem: ProviderProblem, retryAt?: Temporal.Instant): Outcome<never> {
  return retryAt ? { ok: false, problem, retryAt } : { ok: false, problem }
}
