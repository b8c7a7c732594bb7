import type { BookingJob } from '#database/bookings/booking-json.ts'

/** The job that tells somebody that they are on the waiting list, and how to stop it. */
export function waitingJob(entry: string, now: Temporal.Instant): BookingJob {
  return { kind: 'waiting', key: `waiting:${entry}`, runAt: now }
}
