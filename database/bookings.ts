import type { Origin } from './audit.ts'
import type { Database } from './client.ts'
import { classifyDatabaseError, isWorthRepeating } from './errors.ts'
import type { TimeRange } from './occupied-times.ts'
import { sql } from './sql.ts'

/** A booking as stored. */
export interface Booking {
  reference: string
  tokenHash: string
  state: 'booked' | 'cancelled'
  /** Its id in the other system that keeps the times; null where ours does. */
  remoteId: string | null
  slot: string
  treatment: string
  clinic: string
  practitioner: string
  start: Temporal.Instant
  end: Temporal.Instant
  price: number | null
  patient: { name: string; birthdate: string; email: string | null; phone: string; description: string }
  locale: 'no' | 'en'
  partner: object | null
  /** How often it was changed. */
  revision: number
}

/** A message to be sent, written in the booking's own transaction. */
export interface BookingJob {
  kind: string
  key: string
  runAt: Temporal.Instant
}

/** How much one person may book; null: as much as they like. */
export interface BookingLimits {
  /** The verification of the phone, by its id. */
  verification: string
  perVerification: number | null
  /** Coming appointments of the phone. */
  perPhone: number | null
}

export type BookingRefusal = 'verification-used-up' | 'too-many-appointments'

export interface BookingRequest {
  booking: Omit<Booking, 'state' | 'revision'>
  /** Null where another system keeps the times: then only the record is made. */
  time: TimeRange | null
  hold: string | null
  visitor: string
  /** The lead time has passed: only the visitor who holds the time may book it. */
  onlyHeld: boolean
  /** Null where none count, such as for staff. */
  limits: BookingLimits | null
  by: Origin
  idempotencyKey: string
  fingerprint: string
  /** What the caller is told, for the same request again. */
  answer: object
  jobs: BookingJob[]
}

export type PlaceOutcome =
  | { outcome: 'booked' | 'slot-taken' | 'other-request' | BookingRefusal }
  | { outcome: 'repeated'; answer: object }

export async function placeBooking(
  database: Database,
  request: BookingRequest,
  now: Temporal.Instant,
): Promise<PlaceOutcome> {
  const [outcome] = await repeatOnce(() => placeBookings(database, [request], now))
  return outcome!
}

/** Several bookings in one call; no two of them with the same key or phone. */
export async function placeBookings(
  database: Database,
  requests: BookingRequest[],
  now: Temporal.Instant,
): Promise<PlaceOutcome[]> {
  const { rows } = await database.run<{ place: number; outcome: PlaceOutcome['outcome']; earlier: object }>(
    sql`select * from place_bookings(${JSON.stringify(requests.map(toJson))}::jsonb, ${now}::timestamptz)`,
  )
  const outcomes: PlaceOutcome[] = []
  for (const { place, outcome, earlier } of rows) {
    outcomes[place - 1] = outcome === 'repeated' ? { outcome, answer: earlier } : { outcome }
  }
  return outcomes
}

function toJson({ booking, time, hold, visitor, onlyHeld, limits, by, ...request }: BookingRequest) {
  return {
    booking: {
      reference: booking.reference,
      token_hash: booking.tokenHash,
      remote_id: booking.remoteId,
      ...timesOf(booking),
      treatment: booking.treatment,
      price: booking.price,
      patient_name: booking.patient.name,
      patient_birthdate: booking.patient.birthdate,
      patient_email: booking.patient.email,
      patient_phone: booking.patient.phone,
      description: booking.patient.description,
      locale: booking.locale,
      partner: booking.partner,
    },
    ...(time ? { from: time.start.toString(), to: time.end.toString() } : {}),
    hold,
    visitor,
    only_held: onlyHeld,
    limits: limitsJson(limits),
    ...by,
    key: request.idempotencyKey,
    fingerprint: request.fingerprint,
    answer: request.answer,
    jobs: jobsJson(request.jobs),
  }
}

/** Why this request would be refused, for a caller that has to know before it asks somebody else. */
export async function findRefusal(
  database: Database,
  { booking, limits }: Pick<BookingRequest, 'booking' | 'limits'>,
  now: Temporal.Instant,
): Promise<BookingRefusal | undefined> {
  const { rows } = await database.run<{ refusal: BookingRefusal | null }>(sql`
    select booking_refusal(
      ${booking.patient.phone}, ${JSON.stringify(limitsJson(limits))}::jsonb, ${now}::timestamptz
    ) as refusal`)
  return rows[0]?.refusal ?? undefined
}

/** What the same request was answered before, or that its key was used for another one. */
export async function findEarlierAnswer(
  database: Database,
  key: string,
  fingerprint: string,
): Promise<{ outcome: 'repeated'; answer: object } | { outcome: 'other-request' } | undefined> {
  const { rows } = await database.run<{ fingerprint: string; answer: object }>(
    sql`select fingerprint, answer from idempotency_keys where key = ${key}`,
  )
  const known = rows[0]
  if (!known) return undefined
  return known.fingerprint === fingerprint
    ? { outcome: 'repeated', answer: known.answer }
    : { outcome: 'other-request' }
}

export interface MoveRequest {
  reference: string
  /** The revision that was read: a booking that changed since is not moved. */
  revision: number
  to: Pick<Booking, 'slot' | 'clinic' | 'practitioner' | 'start' | 'end' | 'remoteId'>
  /** Null where another system keeps the times. */
  time: TimeRange | null
  visitor: string
  by: Origin
  jobs: BookingJob[]
  /** Null: as often as the caller likes. */
  movesADay: number | null
}

export type MoveOutcome =
  | { outcome: 'moved' | 'slot-taken' | 'gone' }
  | { outcome: 'too-many-moves'; allowedAt: Temporal.Instant }

export async function moveBooking(
  database: Database,
  { reference, revision, to, time, visitor, by, jobs, movesADay }: MoveRequest,
  now: Temporal.Instant,
): Promise<MoveOutcome> {
  const request = {
    reference,
    revision,
    to: { ...timesOf(to), remote_id: to.remoteId },
    ...(time ? { from_time: time.start.toString(), to_time: time.end.toString() } : {}),
    visitor,
    ...by,
    jobs: jobsJson(jobs),
    moves_a_day: movesADay,
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

/** When a booking may be moved again if it may not be now. */
export async function findNextMove(
  database: Database,
  { reference, movesADay }: Pick<MoveRequest, 'reference' | 'movesADay'>,
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  if (movesADay === null) return undefined
  const { rows } = await database.run<{ at: Date | null }>(
    sql`select next_move_at(${reference}, ${movesADay}, ${now}::timestamptz) as at`,
  )
  return rows[0]?.at?.toTemporalInstant()
}

export interface CancelRequest {
  reference: string
  revision: number
  by: Origin
  jobs: BookingJob[]
}

/** False if the booking was cancelled or changed since it was read. */
export async function cancelBooking(
  database: Database,
  { reference, revision, by, jobs }: CancelRequest,
  now: Temporal.Instant,
): Promise<boolean> {
  const request = { reference, revision, ...by, jobs: jobsJson(jobs) }
  const { rows } = await database.run<{ cancelled: boolean }>(
    sql`select cancel_booking(${JSON.stringify(request)}::jsonb, ${now}::timestamptz) as cancelled`,
  )
  return rows[0]!.cancelled
}

interface BookingRow {
  reference: string
  token_hash: string
  state: Booking['state']
  remote_id: string | null
  slot: string
  treatment: string
  clinic: string
  practitioner: string
  starts_at: Date
  ends_at: Date
  price: number | null
  patient_name: string
  birthdate: string
  patient_email: string | null
  patient_phone: string
  description: string
  locale: Booking['locale']
  partner: object | null
  revision: number
}

export async function findBooking(database: Database, reference: string): Promise<Booking | undefined> {
  return (await findBookings(database, [reference]))[0]
}

/** In the order of the references. */
export async function findBookings(database: Database, references: string[]): Promise<(Booking | undefined)[]> {
  // The birthdate as text: the driver would make a day a moment in the machine's own time zone.
  const { rows } = await database.run<BookingRow>(
    sql`select *, patient_birthdate::text as birthdate from bookings where reference = any(${references}::text[])`,
  )
  const found = new Map(rows.map((row) => [row.reference, fromRow(row)]))
  return references.map((it) => found.get(it))
}

function fromRow(row: BookingRow): Booking {
  return {
    reference: row.reference,
    tokenHash: row.token_hash,
    state: row.state,
    remoteId: row.remote_id,
    slot: row.slot,
    treatment: row.treatment,
    clinic: row.clinic,
    practitioner: row.practitioner,
    start: row.starts_at.toTemporalInstant(),
    end: row.ends_at.toTemporalInstant(),
    price: row.price,
    patient: {
      name: row.patient_name,
      birthdate: row.birthdate,
      email: row.patient_email,
      phone: row.patient_phone,
      description: row.description,
    },
    locale: row.locale,
    partner: row.partner,
    revision: row.revision,
  }
}

function timesOf({ slot, clinic, practitioner, start, end }: MoveRequest['to'] | Omit<Booking, 'state' | 'revision'>) {
  return { slot, clinic, practitioner, starts_at: start.toString(), ends_at: end.toString() }
}

function limitsJson(limits: BookingLimits | null) {
  if (!limits) return null
  const { verification, perVerification, perPhone } = limits
  return { verification, per_verification: perVerification, per_phone: perPhone }
}

function jobsJson(jobs: BookingJob[]) {
  return jobs.map(({ kind, key, runAt }) => ({ kind, key, run_at: runAt.toString() }))
}

/** Two equal requests at the same moment, or two bookings moved into each other's time: the loser looks again. */
async function repeatOnce<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!isWorthRepeating(error)) throw error
    return call()
  }
}
