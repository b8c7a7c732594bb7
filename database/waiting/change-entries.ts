import { type BookingJob, jobsJson } from '../bookings/booking-json.ts'
import { type BookingLimits, limitsJson } from '../bookings/place-bookings.ts'
import type { Database } from '../client.ts'
import { repeatOnce } from '../engines/errors.ts'
import { sql } from '../sql.ts'
import type { Entry } from './entries.ts'

export interface NewEntry extends Omit<Entry, 'since' | 'until' | 'ignored' | 'booking' | 'offer' | 'offered'> {
  /** The reference of the booking that is moved. */
  booking: string | null
  /** When the last day is over. */
  until: Temporal.Instant
}

export type JoinOutcome =
  | { outcome: 'joined' | 'changed'; id: string }
  | { outcome: 'already-waiting' | 'booking-gone' | 'verification-used-up' | 'too-many-entries' }
  | { outcome: 'too-many-messages'; allowedAt: Temporal.Instant }

/** See database/functions/waiting/join-waiting-list.sql; `perPhone` are entries. */
export async function joinWaitingList(
  database: Database,
  { entry, limits, job }: { entry: NewEntry; limits: BookingLimits; job: BookingJob },
  now: Temporal.Instant,
): Promise<JoinOutcome> {
  const { id, treatment, group, clinics, days, parts, booking, patient, locale } = entry
  const request = {
    entry: {
      ...{ id, treatment, clinics, days, parts, booking, locale },
      token_hash: entry.tokenHash,
      run: group?.run ?? null,
      run_date: group?.date ?? null,
      until: entry.until.toString(),
      patient_name: patient.name,
      patient_birthdate: patient.birthdate,
      patient_email: patient.email,
      patient_phone: patient.phone,
      description: patient.description,
      departs_at: patient.departure ?? null,
    },
    limits: limitsJson(limits),
    job: jobsJson([job])[0],
  }
  // Its booking may be cancelled at the same moment, which locks the booking before the limits.
  const { rows } = await repeatOnce(() =>
    database.run<{ outcome: JoinOutcome['outcome']; entry_id: string; allowed_at: Date | null }>(
      sql`select * from join_waiting_list(${JSON.stringify(request)}::jsonb, ${now}::timestamptz)`,
    ),
  )
  const { outcome, entry_id, allowed_at } = rows[0]!
  if (outcome === 'joined' || outcome === 'changed') return { outcome, id: entry_id }
  return outcome === 'too-many-messages' ? { outcome, allowedAt: allowed_at!.toTemporalInstant() } : { outcome }
}

/** What somebody waits for from now on. Whoever says so waits still, and is asked again; who waits no longer stays so. */
export async function changeWish(
  database: Database,
  { id, clinics, days, parts, until }: Pick<NewEntry, 'id' | 'clinics' | 'days' | 'parts' | 'until'>,
  now: Temporal.Instant,
): Promise<void> {
  await database.run(sql`
    update waiting_entries w
      set clinics = ${clinics}::text[], days = ${JSON.stringify(days)}::jsonb, parts = ${parts}::text[], until = ${until}::timestamptz, ignored = 0
      where w.id = ${id} and waits_still(w, ${now}::timestamptz)`)
}

/** Answers whose times are free again. */
export async function leaveWaitingList(database: Database, id: string, now: Temporal.Instant): Promise<string[]> {
  const { rows } = await database.run<{ practitioner: string }>(
    sql`select practitioner from leave_waiting_list(${id}, ${now}::timestamptz) as p (practitioner)`,
  )
  return rows.map((it) => it.practitioner)
}

/** Who waits still is asked again. */
export async function stayOnWaitingList(database: Database, id: string): Promise<void> {
  await database.run(sql`update waiting_entries set ignored = 0 where id = ${id}`)
}
