import type { Booking } from '#database/bookings.ts'
import type { CancelRequest, MoveRequest } from '#database/change-bookings.ts'
import type { HoldDay, OccupiedTime, TimeRange } from '#database/occupied-times.ts'
import type { BookingRequest, PlaceOutcome } from '#database/place-bookings.ts'

/** Expected failures of a provider. Anything else is a bug or an outage and thrown. */
export type ProviderProblem =
  | 'slot-taken'
  | 'provider-failure'
  | 'timeout'
  | 'not-found'
  | 'rate-limited'
  | 'too-many-appointments'

export type Outcome<T> =
  | { ok: true; value: T }
  /** `retryAt`: when a 'rate-limited' request would be allowed. */
  | { ok: false; problem: ProviderProblem; retryAt?: Temporal.Instant }

export interface HoldRequest {
  slot: string
  time: TimeRange
  /** Who holds, as a keyed hash. */
  visitor: string
  /** Nothing but the visitor's own hold will do: it is too late for a new one. */
  onlyRenew: boolean
  /** What the hold is counted against, and how many live ones each may have. */
  counted: { key: string; max: number }[]
  /** The day of which holds may take a share. */
  day: HoldDay
}

export interface Hold {
  id: string
  until: Temporal.Instant
}

/** `repeated`: the same request was carried out before and got this answer. */
export type Booked = { outcome: 'booked' | 'other-request' } | { outcome: 'repeated'; answer: object }

/** What a provider needs to know of a booking that is moved or cancelled. */
export type BookingToChange = Pick<Booking, 'reference' | 'revision' | 'practitioner' | 'remoteId'>

/**
 * The system that keeps the times: our own database, or another booking system. The routes know only this; contract.test.ts says
 * what every provider must do.
 */
export interface BookingProvider {
  /** Milliseconds for which times that were read may be shown without asking again, if no change is told. */
  trustFor: number
  /** When practitioners cannot be had, bookings and live holds alike. */
  readOccupied(
    practitioners: readonly string[],
    from: Temporal.Instant,
    to: Temporal.Instant,
  ): Promise<Outcome<OccupiedTime[]>>
  hold(request: HoldRequest): Promise<Outcome<Hold>>
  extendHold(id: string): Promise<Outcome<Hold>>
  /** Releases a hold; succeeds also if there is none. */
  releaseHold(id: string): Promise<Outcome<void>>
  /** Makes the booking and keeps its record and messages with it; the same key again makes nothing new. */
  book(request: BookingRequest): Promise<Outcome<Booked>>
  /** `not-found` if the booking was cancelled or changed since it was read; `rate-limited` if it was moved too often. */
  move(booking: BookingToChange, request: MoveRequest): Promise<Outcome<void>>
  cancel(booking: BookingToChange, request: CancelRequest): Promise<Outcome<void>>
  /** Tells whose times have changed; `undefined`: maybe anybody's. */
  onChange(listener: (practitioner: string | undefined) => void): void
}

export function succeed<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/** What our database made of a booking, as a provider tells it. */
export function toBooked(placed: PlaceOutcome): Outcome<Booked> {
  switch (placed.outcome) {
    case 'slot-taken':
    case 'too-many-appointments':
      return fail(placed.outcome)
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
