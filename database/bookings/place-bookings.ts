import type { Origin } from '../audit.ts'
import type { Database } from '../client.ts'
import { repeatOnce } from '../engines/errors.ts'
import { type MessageLimit, writeLimit } from '../limits.ts'
import { sql } from '../sql.ts'
import { type BookingJob, jobsJson, timesJson } from './booking-json.ts'
import type { Booking } from './bookings.ts'
import type { TimeRange } from './occupied-times.ts'

/** How much one person may book; null: no limit. */
export interface BookingLimits {
  /** The verification of the phone, by its id; null for a visit of a package, whose first visit was counted. */
  verification: string | null
  perVerification: number | null
  /** Coming appointments of the phone. */
  perPhone: number | null
  /** Places of the phone in one run of a group, on the same dates; no limit where left out. */
  perRun?: number
  /** On messages; the confirmation is one. */
  messages: MessageLimit[]
}

export type BookingRefusal = 'verification-used-up' | 'too-many-appointments' | 'too-many-places'

/** Why a visit of a package cannot be at a time. */
export type VisitRefusal = 'package-ended' | 'visit-order'

export interface TooManyMessages {
  outcome: 'too-many-messages'
  /** When another booking is allowed. */
  allowedAt: Temporal.Instant
}

export interface BookingRequest {
  booking: Omit<Booking, 'state' | 'bookedAt' | 'cancellationFee' | 'revision' | 'points' | 'isLost'>
  /** How many places the booking's group has; null for a time of one patient. */
  places: number | null
  /** Null where another system keeps the times: then only the record is made. */
  time: TimeRange | null
  hold: string | null
  visitor: string
  /** The lead time has passed: only the visitor who holds the time may book it. */
  onlyHeld: boolean
  /** Null where none count, such as for staff. */
  limits: BookingLimits | null
  by: Origin
  /** The other system that books for the patient, by its id: it vouches for the phone. */
  client?: string
  idempotencyKey: string
  fingerprint: string
  /** The answer to the caller, for repeated requests. */
  answer: object
  jobs: BookingJob[]
  /** The trace that the request is part of: several requests are made in one call. */
  trace?: string | undefined
  /** What the waiting list holds for the patient and is taken with it, by the offer's id. */
  offer?: string
  /** The points that the visit earns in the partner's loyalty programme; null where there is none. */
  points: EarnedPoints | null
  /** The terms that the patient accepted; null where the partner has none. */
  terms: AcceptedTerms | null
}

export interface AcceptedTerms {
  partner: string
  version: string
  locale: string
  body: string
}

/** The points of a visit as the first of its mode and as a later one; decided after the visit. */
export interface EarnedPoints {
  partner: string
  rewardNumber: string
  /** Keyed hashes of the reward number and of the patient, by which first visits are told from later ones. */
  member: string
  person: string
  mode: 'clinic' | 'video'
  first: number
  later: number
}

export type PlaceOutcome =
  | { outcome: 'booked' | 'slot-taken' | 'other-request' | BookingRefusal | VisitRefusal }
  | TooManyMessages
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
  const { rows } = await database.run<OutcomeRow & { place: number }>(
    sql`select * from make_bookings(${JSON.stringify(requests.map(toJson))}::jsonb, ${now}::timestamptz)`,
  )
  const outcomes: PlaceOutcome[] = []
  for (const { place, ...row } of rows) outcomes[place - 1] = readOutcome(row)
  return outcomes
}

/** What make_bookings and book_together answer. */
export interface OutcomeRow {
  outcome: PlaceOutcome['outcome']
  answer: object | null
  allowed_at: Date | null
}

export function readOutcome({ outcome, answer, allowed_at }: OutcomeRow): PlaceOutcome {
  if (outcome === 'repeated') return { outcome, answer: answer! }
  if (outcome === 'too-many-messages') return { outcome, allowedAt: allowed_at!.toTemporalInstant() }
  return { outcome }
}

/** A booking of several that are made together: the request is named and answered as a whole. */
export type PartOfRequest = Omit<BookingRequest, 'idempotencyKey' | 'fingerprint' | 'answer'>

function toJson({ idempotencyKey, fingerprint, answer, ...part }: BookingRequest) {
  return { ...writePart(part), key: idempotencyKey, fingerprint, answer }
}

export function writePart({ booking, time, hold, visitor, onlyHeld, limits, by, ...request }: PartOfRequest) {
  return {
    booking: {
      reference: booking.reference,
      token_hash: booking.tokenHash,
      remote_id: booking.remoteId,
      ...timesJson(booking),
      treatment: booking.treatment,
      price: booking.price,
      patient_name: booking.patient.name,
      patient_birthdate: booking.patient.birthdate,
      patient_email: booking.patient.email,
      patient_phone: booking.patient.phone,
      description: booking.patient.description,
      departs_at: booking.patient.departure,
      locale: booking.locale,
      partner: booking.partner,
      partner_left_out: booking.partnerLeftOut,
      package: booking.visit?.package,
      visit: booking.visit?.number,
      ...(booking.visit?.number === 1 ? { package_terms: booking.visit.terms } : {}),
      ...(booking.group ? { group_booking: booking.group } : {}),
      ...(booking.bookedWith ? { booked_with: booking.bookedWith } : {}),
      ...(request.client === undefined ? {} : { client: request.client }),
    },
    ...(request.places === null ? {} : { places: request.places }),
    ...(request.offer !== undefined && { offer: request.offer }),
    ...(time ? { from: time.start.toString(), to: time.end.toString() } : {}),
    hold,
    visitor,
    only_held: onlyHeld,
    limits: limitsJson(limits),
    ...by,
    jobs: jobsJson(request.jobs, request.trace),
    points: request.points && {
      id: booking.reference,
      partner: request.points.partner,
      reward_number: request.points.rewardNumber,
      member: request.points.member,
      person: request.points.person,
      mode: request.points.mode,
      first: request.points.first,
      later: request.points.later,
    },
    terms: request.terms,
  }
}

/** Why this request would be refused, for providers that must know before they call another system. */
export async function findRefusal(
  database: Database,
  { booking, limits }: Pick<BookingRequest, 'booking' | 'limits'>,
  now: Temporal.Instant,
): Promise<{ outcome: BookingRefusal | VisitRefusal } | TooManyMessages | undefined> {
  const written = JSON.stringify(limitsJson(limits))
  const { visit, reference, start, end } = booking
  const { rows } = await database.run<{ refusal: BookingRefusal | VisitRefusal | null; allowed_at: Date | null }>(sql`
    select coalesce(
        booking_refusal(${booking.patient.phone}, ${written}::jsonb, ${now}::timestamptz),
        visit_refusal(${visit?.package ?? null}, ${visit?.number ?? null}::integer, ${reference}, tstzrange(${start}, ${end}, '[)'))
      ) as refusal,
      next_allowance(limits_of_booking(${written}::jsonb, 'judged'), ${now}::timestamptz) as allowed_at`)
  const { refusal, allowed_at } = rows[0]!
  if (refusal) return { outcome: refusal }
  return allowed_at ? { outcome: 'too-many-messages', allowedAt: allowed_at.toTemporalInstant() } : undefined
}

export function limitsJson(limits: BookingLimits | null) {
  if (!limits) return null
  const { verification, perVerification, perPhone, perRun, messages } = limits
  return {
    verification,
    per_verification: perVerification,
    per_phone: perPhone,
    ...(perRun !== undefined && { per_run: perRun }),
    messages: messages.map(writeLimit),
  }
}

/** So many refused requests are remembered for one verification of a phone; people need two or three. */
const rememberedRefusals = 100

/** Ties the key of a refused request to its body: the same key with another body is a mistake of the caller. Beyond the limit nothing is written. */
export async function rememberRefused(
  database: Database,
  { idempotencyKey, fingerprint, verification }: { idempotencyKey: string; fingerprint: string; verification: string },
  now: Temporal.Instant,
): Promise<void> {
  await database.run(sql`
    with counted as (
      insert into verification_bookings as v (verification, bookings, refused, last_at)
        values (${verification}::uuid, 0, 1, ${now}::timestamptz)
        on conflict (verification) do update set refused = v.refused + 1, last_at = excluded.last_at
          where v.refused < ${rememberedRefusals}
        returning refused
    )
    insert into idempotency_keys (key, fingerprint, answer, created_at)
      select ${idempotencyKey}, ${fingerprint}, null, ${now}::timestamptz from counted
      on conflict (key) do nothing`)
}

/** The earlier answer to the same request, or that its key was used for another one; undefined if it is to be tried. */
export async function findEarlierAnswer(
  database: Database,
  key: string,
  fingerprint: string,
): Promise<{ outcome: 'repeated'; answer: object } | { outcome: 'other-request' } | undefined> {
  const { rows } = await database.run<{ fingerprint: string; answer: object | null }>(
    sql`select fingerprint, answer from idempotency_keys where key = ${key}`,
  )
  const known = rows[0]
  if (!known) return undefined
  if (known.fingerprint !== fingerprint) return { outcome: 'other-request' }
  return known.answer ? { outcome: 'repeated', answer: known.answer } : undefined
}
