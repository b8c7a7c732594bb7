import { graceMinutes } from './booking-limits.ts'

const hourMs = 3_600_000
const minuteMs = 60_000

/** What decides whether a booking can be changed; all times in epoch milliseconds. */
export interface ChangeCase {
  readonly bookedAt: number
  readonly startsAt: number
  /** How long before the start the clinic wants to know. */
  readonly cancellationHours: number
  /** The clinic has taken the time away: what is our fault costs nothing, however late it is. */
  readonly isLost?: boolean
}

/**
 * The instant until which a booking can be moved, and cancelled free of charge: the clinic's limit before the start, or ten
 * minutes after it was booked, whichever is later, but never after the start.
 */
export function changeDeadline({ bookedAt, startsAt, cancellationHours, isLost }: ChangeCase): number {
  if (isLost) return startsAt
  const grace = Math.min(bookedAt + graceMinutes * minuteMs, startsAt)
  return Math.max(limitBefore(startsAt, cancellationHours), grace)
}

/** Whether a booking can be moved. The exact moment of the limit still counts: 'until 24 hours before' includes it. */
export function mayMove(change: ChangeCase, now: number): boolean {
  return now < change.startsAt && now <= changeDeadline(change)
}

/** Whether a booking can be cancelled, and whether it costs anything; after its start it cannot. */
export function judgeCancelling(change: ChangeCase, now: number): 'free' | 'fee' | 'too-late' {
  if (now >= change.startsAt) return 'too-late'
  return mayMove(change, now) ? 'free' : 'fee'
}

/** Whether the clinic's limit for a time has passed, whenever it was or will be booked. */
export function isAfterLimit(startsAt: number, cancellationHours: number, now: number): boolean {
  return now > limitBefore(startsAt, cancellationHours)
}

function limitBefore(startsAt: number, cancellationHours: number): number {
  return startsAt - cancellationHours * hourMs
}
