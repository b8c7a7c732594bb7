import type { BookingJob } from '#database/bookings.ts'
import { findReminderTime } from '#domain/reminder.ts'

/** The messages of a booking that was made or moved at a moment; its revision keeps those of earlier times apart. */
export function jobsFor(
  kind: 'confirmation' | 'moved',
  booking: { reference: string; revision: number; start: Temporal.Instant },
  now: Temporal.Instant,
): BookingJob[] {
  const job = (kind: string, runAt: Temporal.Instant) => ({
    kind,
    key: `${booking.reference}:${kind}:${booking.revision}`,
    runAt,
  })
  const reminder = findReminderTime(booking.start.epochMilliseconds, now.epochMilliseconds)
  return [
    job(kind, now),
    ...(reminder === null ? [] : [job('reminder', Temporal.Instant.fromEpochMilliseconds(reminder))]),
  ]
}
