import type { AffectedBooking, AffectedReason, BookedTime } from '#domain/rosters/affected.ts'
import type { Database } from '../client.ts'
import { sql } from '../sql.ts'

/** The upcoming appointments of some practitioners, and all upcoming ones of some clinics. Groups are called off by their plan. */
export async function listComingBookings(
  database: Database,
  whose: { practitioners: readonly string[]; clinics: readonly string[] },
  now: Temporal.Instant,
): Promise<BookedTime[]> {
  const { rows } = await database.run<BookedTime>(sql`
    select reference, practitioner, clinic,
      (extract(epoch from starts_at) * 1000)::float8 as start, (extract(epoch from ends_at) * 1000)::float8 as "end"
    from bookings
    where state = 'booked' and starts_at > ${now} and group_booking is null
      and (practitioner = any(${whose.practitioners}::text[]) or clinic = any(${whose.clinics}::text[]))
    order by starts_at, reference`)
  return rows
}

/** See database/functions/rosters/mark-touched.sql. */
export async function markAffected(
  database: Database,
  bookings: { affected: readonly AffectedBooking[]; restored: readonly string[] },
  now: Temporal.Instant,
): Promise<void> {
  await database.run(sql`
    select mark_touched(
      ${JSON.stringify(bookings.affected)}::jsonb, ${JSON.stringify(bookings.restored)}::jsonb, ${now}::timestamptz)`)
}

/** A booking that lost its time and that nobody has decided about. */
export interface UnsettledBooking {
  reference: string
  practitioner: string
  clinic: string
  startsAt: Temporal.Instant
  reason: AffectedReason
}

/** In the order of their times. A booking that was moved or cancelled meanwhile is settled. */
export async function listUnsettled(database: Database): Promise<UnsettledBooking[]> {
  const { rows } = await database.run<Omit<UnsettledBooking, 'startsAt'> & { starts_at: Date }>(sql`
    select b.reference, b.practitioner, b.clinic, b.starts_at, t.reason
    from touched_bookings t join bookings b on b.reference = t.reference and b.starts_at = t.starts_at
    where t.state = 'open' and b.state = 'booked'
    order by b.starts_at, b.reference`)
  return rows.map(({ starts_at, ...row }) => ({ ...row, startsAt: starts_at.toTemporalInstant() }))
}

/** Records the decision that an appointment takes place anyway; false if it is not waiting for one. */
export async function keepAffected(
  database: Database,
  reference: string,
  by: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await database.run<{ kept: boolean }>(
    sql`select keep_touched(${reference}, ${by}, ${now}::timestamptz) as kept`,
  )
  return rows[0]!.kept
}

/** What has become of a booking that lost the time it has. */
export interface TouchedBooking {
  state: 'open' | 'kept' | 'restored'
  isTold: boolean
  /** Other times were offered since. */
  isOffered: boolean
}

export async function findTouched(database: Database, reference: string): Promise<TouchedBooking | undefined> {
  const { rows } = await database.run<TouchedBooking>(sql`
    select t.state, t.told_at is not null as "isTold", exists (
        select from offers o where o.booking = t.reference and o.reason = 'absence' and o.made_at >= t.touched_at
      ) as "isOffered"
    from touched_bookings t join bookings b on b.reference = t.reference and b.starts_at = t.starts_at
    where t.reference = ${reference}`)
  return rows[0]
}

/** See database/functions/rosters/mark-told.sql. */
export async function markTold(database: Database, reference: string, now: Temporal.Instant): Promise<void> {
  await database.run(sql`select mark_told(${reference}, ${now}::timestamptz)`)
}
