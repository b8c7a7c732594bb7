import type { PartnerDetails } from '#domain/partners/partner-facts.ts'
import type { Database } from '../client.ts'
import { sql } from '../sql.ts'

/** A booking in the past whose patient is still known. */
export interface PastBooking {
  reference: string
  phone: string
  start: Temporal.Instant
  partner: PartnerDetails | null
}

/** Bookings that ended before a moment and whose patients are still known, the oldest first. */
export async function listPastBookings(
  database: Database,
  before: Temporal.Instant,
  most: number,
): Promise<PastBooking[]> {
  const { rows } = await database.run<Omit<PastBooking, 'start'> & { starts_at: Date }>(sql`
    select reference, patient_phone as phone, starts_at, partner from bookings
    where forgotten_at is null and ends_at < ${before}::timestamptz order by ends_at limit ${most}`)
  return rows.map(({ starts_at, ...rest }) => ({ ...rest, start: starts_at.toTemporalInstant() }))
}

/** A booking as it stays: `person` is what its patient is counted by, empty where nobody counts. */
export interface ForgottenBooking {
  reference: string
  person: string
  partner: PartnerDetails | null
}

/** Removes who bookings were for. Their tokens open nothing any more. */
export async function forgetPatients(
  database: Database,
  bookings: ForgottenBooking[],
  now: Temporal.Instant,
): Promise<void> {
  await database.run(sql`
    update bookings b set
      patient_name = '', patient_birthdate = null, patient_email = null, patient_phone = f.person, description = '', desk_note = null,
      departs_at = null, token_hash = '', partner = f.partner, forgotten_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb) as f (reference text, person text, partner jsonb)
    where b.reference = f.reference`)
}

/** Forgets the reward numbers of visits before a moment of which the partner has been told everything. */
export async function forgetRewardNumbers(database: Database, before: Temporal.Instant): Promise<number> {
  const { affected } = await database.run(sql`
    update point_visits v set reward_number = null
    where v.reward_number is not null and v.recorded_at < ${before}::timestamptz
      and (v.points is not null or v.cancelled_at is not null)
      and not exists (select from point_lines l where l.visit = v.id and l.export is null)`)
  return affected
}
