import type { Origin } from '../audit.ts'
import type { Database } from '../client.ts'
import { type Statement, sql } from '../sql.ts'

/** Only what a kiosk needs to know about a booking. */
export interface ExpectedVisit {
  reference: string
  revision: number
  state: 'booked' | 'cancelled'
  clinic: string
  practitioner: string
  /** Of the date, where the booking has several. */
  start: Temporal.Instant
  patientName: string
  /** When the patient checked in for this time. */
  arrivedAt: Temporal.Instant | undefined
}

/** The visit of a booking, or those of its dates, in order. */
export function findVisits(database: Database, reference: string): Promise<ExpectedVisit[]> {
  return readVisits(database, sql`b.reference = ${reference}`)
}

/**
 * Bookings at every clinic that start within a period, including cancelled ones, for the phone that `isPhone` recognises:
 * callers only have a keyed hash, which the database cannot compute.
 */
export async function findVisitsOfPhone(
  database: Database,
  isPhone: (phone: string) => boolean,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<ExpectedVisit[]> {
  // A course that began earlier may have a date within the period.
  const during = sql`(b.starts_at >= ${from} and b.starts_at < ${to}
    or b.group_booking is not null and b.starts_at < ${to} and b.ends_at >= ${from})`
  const { rows } = await database.run<{ phone: string }>(
    sql`select distinct b.patient_phone as phone from bookings b where ${during}`,
  )
  const phone = rows.find((it) => isPhone(it.phone))?.phone
  return phone === undefined
    ? []
    : readVisits(
        database,
        sql`${during} and b.patient_phone = ${phone} and d.starts_at >= ${from} and d.starts_at < ${to}`,
      )
}

interface VisitRow extends Omit<ExpectedVisit, 'start' | 'arrivedAt' | 'patientName'> {
  starts_at: Date
  patient_name: string
  arrived_at: Date | null
}

async function readVisits(database: Database, condition: Statement): Promise<ExpectedVisit[]> {
  const { rows } = await database.run<VisitRow>(sql`
    select b.reference, b.revision, b.state, b.clinic, b.practitioner, d.starts_at, b.patient_name, a.arrived_at
    from bookings b cross join lateral (
        select b.starts_at where b.group_booking is null
        union all
        -- Nobody checks in for what is online, or was called off.
        select g.start from jsonb_to_recordset(b.group_booking->'dates') as g (start timestamptz, "isCancelled" boolean)
        where not (b.group_booking->'isOnline')::boolean and g."isCancelled" is not true
      ) d
      left join arrivals a on a.reference = b.reference and a.starts_at = d.starts_at
    where ${condition} order by d.starts_at, b.reference`)
  return rows.map(({ starts_at, arrived_at, patient_name, ...rest }) => ({
    ...rest,
    start: starts_at.toTemporalInstant(),
    patientName: patient_name,
    arrivedAt: arrived_at?.toTemporalInstant(),
  }))
}

export type CheckInOutcome = 'arrived' | 'already-arrived' | 'gone'

/** Marks a booking as arrived, once; 'gone' if it was cancelled or moved since it was read. */
export async function checkIn(
  database: Database,
  { reference, revision, start }: Pick<ExpectedVisit, 'reference' | 'revision' | 'start'>,
  { kiosk, by }: { kiosk: string; by: Origin },
  now: Temporal.Instant,
): Promise<CheckInOutcome> {
  const request = { reference, revision, start: start.toString(), kiosk, ...by }
  const { rows } = await database.run<{ outcome: CheckInOutcome }>(
    sql`select check_in(${JSON.stringify(request)}::jsonb, ${now}::timestamptz) as outcome`,
  )
  return rows[0]!.outcome
}

/** Bookings at a clinic that are not cancelled, without groups, which nobody waits for; with the check-ins so far. Times are epoch milliseconds. */
export async function readBookedVisits(
  database: Database,
  clinic: string,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<{ practitioner: string; start: number; end: number; arrivedAt: number | null }[]> {
  const { rows } = await database.run<{
    practitioner: string
    start: number
    end: number
    arrivedAt: number | null
  }>(sql`
    select b.practitioner, (extract(epoch from b.starts_at) * 1000)::float8 as start,
      (extract(epoch from b.ends_at) * 1000)::float8 as end, (extract(epoch from a.arrived_at) * 1000)::float8 as "arrivedAt"
    from bookings b left join arrivals a on a.reference = b.reference and a.starts_at = b.starts_at
    where b.clinic = ${clinic} and b.state = 'booked' and b.group_booking is null and b.starts_at >= ${from} and b.starts_at < ${to}
    order by b.starts_at`)
  return rows
}
