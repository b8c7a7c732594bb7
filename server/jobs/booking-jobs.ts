import type { BookingJob } from '#database/bookings/booking-json.ts'
import { findReminderTime } from '#domain/booking/reminder.ts'

interface BookingToTell {
  reference: string
  /** Distinguishes these messages from those for the booking's earlier times. */
  revision: number
  start: Temporal.Instant
}

/** A message about a move waits this long: who moves again meanwhile gets one message, about the time that stands. */
const moveMessageSeconds = 60

/** The messages of a booking that was made or moved at a moment. */
export function jobsFor(kind: 'confirmation' | 'moved', booking: BookingToTell, now: Temporal.Instant): BookingJob[] {
  const reminder = findReminderTime(booking.start.epochMilliseconds, now.epochMilliseconds)
  return [
    job(kind, booking, kind === 'moved' ? now.add({ seconds: moveMessageSeconds }) : now),
    ...(reminder === null ? [] : [job('reminder', booking, Temporal.Instant.fromEpochMilliseconds(reminder))]),
  ]
}

/** The message of a booking that was cancelled at a moment, alone or with the later visits of its package. */
export function jobsForCancelling(booking: BookingToTell, now: Temporal.Instant, withRest: boolean): BookingJob[] {
  return [job(withRest ? 'cancelled-rest' : 'cancelled', booking, now)]
}

function job(kind: string, booking: BookingToTell, runAt: Temporal.Instant): BookingJob {
  return { kind, key: keyOf(kind, booking), runAt }
}

/** Names one message: gateways are told it, so that a message which is sent again arrives once. */
export function keyOf(kind: string, { reference, revision }: Omit<BookingToTell, 'start'>): string {
  return `${reference}:${kind}:${revision}`
}
