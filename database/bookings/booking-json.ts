import { traceJson } from '../jobs/jobs.ts'
import type { Booking } from './bookings.ts'

/** A message to be sent, written in the booking's own transaction. */
export interface BookingJob {
  kind: string
  key: string
  runAt: Temporal.Instant
}

/** Where and when, in the shape that the database functions take. */
export function timesJson({
  slot,
  clinic,
  practitioner,
  start,
  end,
}: Pick<Booking, 'slot' | 'clinic' | 'practitioner' | 'start' | 'end'>) {
  return { slot, clinic, practitioner, starts_at: start.toString(), ends_at: end.toString() }
}

export function jobsJson(jobs: BookingJob[], trace?: string | undefined) {
  return jobs.map(({ kind, key, runAt }) => ({ kind, key, run_at: runAt.toString(), ...traceJson(trace) }))
}
