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
  start: Temporal.Instant
  patientName: string
  /** When the patient checked in for this time. */
  arrivedAt: Temporal.Instant | undefined
}

export async function findVisit(database: Database, reference: string): Promise<ExpectedVisit | undefined> {
  return (await readVisits(database, sql`b.reference = ${reference}`))[0]
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
  const during = sql`b.starts_at >= ${from} and b.starts_at < ${to}`
  const { rows } = await database.run<{ phone: string }>(
    sql`select distinct b.patient_phone as phone from bookings b where ${during}`,
  )
  const phone = rows.find((it) => isPhone(it.phone))?.phone
  return phone === undefined ? [] : readVisits(database, sql`${during} and b.patient_phone = ${phone}`)
}

interface VisitRow extends Omit<ExpectedVisit, 'start' | 'arrivedAt' | 'patientName'> {
  starts_at: Date
  patient_name: string
  arrived_at: Date | null
}

async function readVisits(database: Database, condition: Statement): Promise<ExpectedVisit[]> {
  const { rows } = await database.run<VisitRow>(sql`
    select b.reference, b.revision, b.state, b.clinic, b.practitioner, b.starts_at, b.patient_name, a.arrived_at
    from bookings b left join arrivals a on a.reference = b.reference and a.starts_at = b.starts_at
    where ${condition} order by b.starts_at, b.reference`)
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
  { reference, revision }: Pick<ExpectedVisit, 'reference' | 'revision'>,
  { kiosk, by }: { kiosk: string; by: Origin },
  now: Temporal.Instant,
): Promise<CheckInOutcome> {
  const request = { reference, revision, kiosk, ...by }
  const { rows } = await database.run<{ outcome: CheckInOutcome }>(
    sql`select check_in(${JSON.stringify(request)}::jsonb, ${now}::timestamptz) as outcome`,
  )
  return rows[0]!.outcome
}

/** Bookings at a clinic that are not cancelled, with the check-ins so far. Times are epoch milliseconds. */
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
    where b.clinic = ${clinic} and b.state = 'booked' and b.starts_at >= ${from} and b.starts_at < ${to}
    order by b.starts_at`)
  return rows
}
