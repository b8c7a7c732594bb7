import type { CancellationReason } from '#domain/staff/desk-changes.ts'
import type { Origin } from '../audit.ts'
import type { Database } from '../client.ts'
import { classifyDatabaseError, repeatOnce } from '../engines/errors.ts'
import { type MessageLimit, writeLimit } from '../limits.ts'
import { sql } from '../sql.ts'
import { type BookingJob, jobsJson, timesJson } from './booking-json.ts'
import type { Booking } from './bookings.ts'
import type { TimeRange } from './occupied-times.ts'

export interface MoveRequest {
  reference: string
  /** The revision that was read: a booking that has changed since is not moved. */
  revision: number
  to: Pick<Booking, 'slot' | 'clinic' | 'practitioner' | 'start' | 'end' | 'remoteId'>
  /** Null where another system keeps the times. */
  time: TimeRange | null
  visitor: string
  /** The offer that it is moved by, which must be open still. */
  offer?: string
  /** The visitor's holds on the new time, for a system that does not know them by the visitor. */
  holds?: string[]
  by: Origin
  jobs: BookingJob[]
  /** Null: no limit. */
  movesADay: number | null
  /** On the message about it: over them the booking is moved without one. */
  messages: MessageLimit[]
}

export type MoveOutcome =
  | { outcome: 'moved' | 'slot-taken' | 'gone' | 'visit-order' }
  | { outcome: 'too-many-moves'; allowedAt: Temporal.Instant }

export async function moveBooking(
  database: Database,
  { reference, revision, to, time, visitor, offer, by, jobs, movesADay, messages }: MoveRequest,
  now: Temporal.Instant,
): Promise<MoveOutcome> {
  const request = {
    reference,
    revision,
    to: { ...timesJson(to), remote_id: to.remoteId },
    ...(time ? { from_time: time.start.toString(), to_time: time.end.toString() } : {}),
    visitor,
    ...(offer !== undefined && { offer }),
    ...by,
    jobs: jobsJson(jobs, database.trace?.()),
    moves_a_day: movesADay,
    messages: messages.map(writeLimit),
  }
  const call = sql`select * from move_booking(${JSON.stringify(request)}::jsonb, ${now}::timestamptz)`
  try {
    const { rows } = await repeatOnce(() =>
      database.run<{ outcome: MoveOutcome['outcome']; allowed_at: Date | null }>(call),
    )
    const { outcome, allowed_at } = rows[0]!
    return outcome === 'too-many-moves' ? { outcome, allowedAt: allowed_at!.toTemporalInstant() } : { outcome }
  } catch (error) {
    if (classifyDatabaseError(error) === 'conflict') return { outcome: 'slot-taken' }
    throw error
  }
}

/** When a booking may be moved again, if it may not be now. */
export async function findNextMove(
  database: Database,
  { reference, movesADay }: Pick<MoveRequest, 'reference' | 'movesADay'>,
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  const { rows } = await database.run<{ at: Date | null }>(
    sql`select next_move_at(${reference}, ${movesADay}::integer, ${now}::timestamptz) as at`,
  )
  return rows[0]?.at?.toTemporalInstant()
}

export interface CancelRequest {
  reference: string
  revision: number
  /** What the patient was told that it costs; 0 in time, null where the price depends. */
  fee: number | null
  /** Why staff cancel it. */
  reason?: CancellationReason
  by: Origin
  jobs: BookingJob[]
  /** On the message about it: over them it is cancelled without one, since nobody may be kept from giving a time back. */
  messages: MessageLimit[]
}

/** False if the booking was cancelled or changed since it was read. */
export async function cancelBooking(
  database: Database,
  { reference, revision, fee, reason, by, jobs, messages }: CancelRequest,
  now: Temporal.Instant,
): Promise<boolean> {
  const request = {
    ...{ reference, revision, fee, ...(reason && { reason }), ...by },
    jobs: jobsJson(jobs, database.trace?.()),
    messages: messages.map(writeLimit),
  }
  const { rows } = await repeatOnce(() =>
    database.run<{ cancelled: boolean }>(
      sql`select cancel_booking(${JSON.stringify(request)}::jsonb, ${now}::timestamptz) as cancelled`,
    ),
  )
  return rows[0]!.cancelled
}
