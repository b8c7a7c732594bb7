import type { PartOfDay } from '#domain/availability/part-of-day.ts'
import { ignoredBeforeRest } from '#domain/waiting/waiting-limits.ts'
import { type BookingJob, jobsJson } from '../bookings/booking-json.ts'
import type { Database } from '../client.ts'
import { repeatOnce } from '../engines/errors.ts'
import { type Limit, writeLimit } from '../limits.ts'
import { sql } from '../sql.ts'

/** A time that somebody on the waiting list is offered. */
export interface FreedOffer {
  id: string
  tokenHash: string
  entry: string
  /** The freed time that it is a part of. */
  freed: string
  slot: string
  practitioner: string
  clinic: string
  start: Temporal.Instant
  end: Temporal.Instant
  /** As the clinic tells them. */
  date: string
  part: PartOfDay
  busyUntil: Temporal.Instant
  /** Where it is a place of a run: whichever is free of so many. */
  place: { run: string; places: number } | null
  expiresAt: Temporal.Instant
  job: BookingJob
  limits: Limit[]
}

export type FreedOfferOutcome = 'made' | 'gone' | 'slot-taken' | 'too-many'

/** See database/functions/waiting/offer-freed-time.sql. */
export async function offerFreedTime(
  database: Database,
  offer: FreedOffer,
  now: Temporal.Instant,
): Promise<FreedOfferOutcome> {
  const { id, tokenHash, entry, freed, slot, practitioner, clinic, date, part, place } = offer
  const request = {
    ...{ id, entry, freed, slot, practitioner, clinic, date, part },
    token_hash: tokenHash,
    start: offer.start.toString(),
    end: offer.end.toString(),
    busy_until: offer.busyUntil.toString(),
    run: place?.run ?? null,
    places: place?.places ?? null,
    expires_at: offer.expiresAt.toString(),
    job: jobsJson([offer.job])[0],
    limits: offer.limits.map(writeLimit),
  }
  // The entry may be changed, or its booking cancelled, at the same moment: both lock the same rows in another order.
  const { rows } = await repeatOnce(() =>
    database.run<{ outcome: FreedOfferOutcome }>(
      sql`select offer_freed_time(${JSON.stringify(request)}::jsonb, ${now}::timestamptz) as outcome`,
    ),
  )
  return rows[0]!.outcome
}

/** Ends an offer that nobody answered in time; answers whose times go on to the next. */
export async function expireOffer(database: Database, id: string, now: Temporal.Instant): Promise<string[]> {
  const { rows } = await database.run<{ practitioner: string }>(
    sql`select practitioner from expire_offer(${id}, ${ignoredBeforeRest}, ${now}::timestamptz) as p (practitioner)`,
  )
  return rows.map((it) => it.practitioner)
}

/** Declines an offer that is open; answers the same. */
export async function declineWaitingOffer(database: Database, id: string, now: Temporal.Instant): Promise<string[]> {
  const { rows } = await database.run<{ practitioner: string }>(
    sql`select practitioner from decline_waiting_offer(${id}, ${now}::timestamptz) as p (practitioner)`,
  )
  return rows.map((it) => it.practitioner)
}
