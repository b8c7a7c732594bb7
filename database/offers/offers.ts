import type { OfferReason, OfferState } from '#domain/offers/offer.ts'
import { type BookingJob, jobsJson } from '../bookings/booking-json.ts'
import type { Database } from '../client.ts'
import { type Limit, writeLimit } from '../limits.ts'
import { sql } from '../sql.ts'

/** An offer as stored. */
export interface Offer {
  id: string
  tokenHash: string
  reason: OfferReason
  /** The reference of the booking that gets one of the times; null for somebody on the waiting list who has none until they take it. */
  booking: string | null
  /** Whose it is on the waiting list, and what they are offered; null for others. */
  waiting: { entry: string; treatment: string; clinic: string } | null
  state: OfferState
  expiresAt: Temporal.Instant
  times: OfferedTime[]
}

export interface OfferedTime {
  slot: string
  practitioner: string
  start: Temporal.Instant
  end: Temporal.Instant
}

/** Whoever holds the times of an offer, in the place of a visitor. */
export function holderOf(offer: Pick<Offer, 'id'>): string {
  return `offer:${offer.id}`
}

export interface NewOffer extends Pick<Offer, 'id' | 'tokenHash' | 'reason' | 'expiresAt'> {
  booking: string
  madeBy: string
  /** In order of preference. */
  times: (OfferedTime & { clinic: string; busyUntil: Temporal.Instant })[]
  /** How many of them are held. */
  most: number
  job: BookingJob
  limits: Limit[]
}

export type OfferOutcome =
  | { outcome: 'made' | 'gone' | 'slot-taken' }
  | { outcome: 'too-many'; allowedAt: Temporal.Instant }

/** See database/functions/offers/make-offer.sql. */
export async function makeOffer(database: Database, offer: NewOffer, now: Temporal.Instant): Promise<OfferOutcome> {
  const { id, tokenHash, reason, booking, expiresAt, madeBy, times, most, job, limits } = offer
  const request = {
    ...{ id, reason, booking, most },
    token_hash: tokenHash,
    made_by: madeBy,
    expires_at: expiresAt.toString(),
    times: times.map(({ slot, practitioner, clinic, start, end, busyUntil }) => ({
      ...{ slot, practitioner, clinic },
      start: start.toString(),
      end: end.toString(),
      busy_until: busyUntil.toString(),
    })),
    job: jobsJson([job])[0],
    limits: limits.map(writeLimit),
  }
  const { rows } = await database.run<{ outcome: OfferOutcome['outcome']; allowed_at: Date | null }>(
    sql`select * from make_offer(${JSON.stringify(request)}::jsonb, ${now}::timestamptz)`,
  )
  const { outcome, allowed_at } = rows[0]!
  return outcome === 'too-many' ? { outcome, allowedAt: allowed_at!.toTemporalInstant() } : { outcome }
}

/** Declines an offer that is open; answers whose times are free again. */
export async function declineOffer(database: Database, id: string): Promise<string[]> {
  const { rows } = await database.run<{ practitioner: string }>(sql`select * from settle_offer(${id}, 'declined')`)
  return rows.map((it) => it.practitioner)
}

interface OfferRow extends Pick<Offer, 'id' | 'reason' | 'booking' | 'state'> {
  token_hash: string
  entry: string | null
  treatment: string | null
  clinic: string | null
  expires_at: Date
  times: { slot: string; practitioner: string; start: string; end: string }[] | null
}

export async function findOffer(database: Database, id: string): Promise<Offer | undefined> {
  const { rows } = await database.run<OfferRow>(sql`
    select o.*, (
      select jsonb_agg(jsonb_build_object('slot', t.slot, 'practitioner', t.practitioner, 'start', t.starts_at, 'end', t.ends_at)
        order by t.starts_at, t.slot)
      from offered_times t where t.offer = o.id) as times
    from offers o where o.id = ${id}`)
  return rows.map(({ token_hash, expires_at, times, entry, treatment, clinic, ...rest }) => ({
    ...rest,
    waiting: entry !== null && treatment !== null && clinic !== null ? { entry, treatment, clinic } : null,
    tokenHash: token_hash,
    expiresAt: expires_at.toTemporalInstant(),
    times: (times ?? []).map((it) => ({
      ...it,
      start: Temporal.Instant.from(it.start),
      end: Temporal.Instant.from(it.end),
    })),
  }))[0]
}

/** The latest offer of each of some bookings, for lists. */
export async function readLatestOffers(
  database: Database,
  bookings: readonly string[],
): Promise<Map<string, Pick<Offer, 'state' | 'expiresAt'>>> {
  // Those that staff made: what the waiting list does is between it and the patient.
  const { rows } = await database.run<Pick<OfferRow, 'state' | 'expires_at'> & { booking: string }>(sql`
    select distinct on (booking) booking, state, expires_at from offers
    where booking = any(${bookings}::text[]) and entry is null order by booking, made_at desc`)
  return new Map(rows.map((it) => [it.booking, { state: it.state, expiresAt: it.expires_at.toTemporalInstant() }]))
}
