import type { VisitState } from '#domain/staff/visit-states.ts'
import type { Origin } from '../audit.ts'
import type { Database } from '../client.ts'
import { type Statement, sql } from '../sql.ts'
import type { Planned } from './pending-changes.ts'

/** A visit as a clinic's day shows it. */
export interface ClinicVisit {
  reference: string
  practitioner: string
  start: Temporal.Instant
  end: Temporal.Instant
  treatment: string
  patientName: string
  state: VisitState
  /** Since when: of those who have arrived, were called in, are done or did not come. */
  since: Temporal.Instant | null
  /** The id of the partner that it was booked through. */
  partner: string | null
  /** Whether the same phone and birthdate were never here before. */
  isFirst: boolean
  isGroup: boolean
  pending: PendingView | null
}

/** What staff have asked for and can still take back, or could not be carried out. */
export interface PendingView {
  id: string
  dueAt: Temporal.Instant
  problem: string | null
  planned: Planned
}

interface VisitRow extends Omit<ClinicVisit, 'start' | 'end' | 'since' | 'pending'> {
  start: Date
  end: Date
  since: Date | null
  /** The id of what is pending, or null; only then the others are there. */
  change: string | null
  due_at: Date
  problem: string | null
  planned: Planned
}

/** The visits at a clinic that begin within a time, by time. Those of forgotten patients are left out. */
export function readVisitsAt(
  database: Database,
  clinic: string,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<ClinicVisit[]> {
  return readVisits(
    database,
    sql`b.clinic = ${clinic} and d.start >= ${from} and d.start < ${to} and (b.starts_at >= ${from} and b.starts_at < ${to}
      or b.group_booking is not null and b.starts_at < ${to} and b.ends_at >= ${from})`,
  )
}

/** The visits of one booking. */
export function readVisitsOf(database: Database, reference: string): Promise<ClinicVisit[]> {
  return readVisits(database, sql`b.reference = ${reference}`)
}

/** Who comes to a date of a class, course or webinar. */
export function readVisitsOfRun(database: Database, run: string, start: Temporal.Instant): Promise<ClinicVisit[]> {
  return readVisits(database, sql`b.group_booking->>'id' = ${run} and d.start = ${start}`)
}

/** What has become of bookings that stand, by their references; not of those of groups, which have several visits. */
export async function readVisitStates(database: Database, references: string[]): Promise<Map<string, VisitState>> {
  const { rows } = await database.run<{ reference: string; state: VisitState }>(sql`
    select reference, visit_state(reference, starts_at) as state from bookings
    where reference = any(${references}::text[]) and state = 'booked' and group_booking is null`)
  return new Map(rows.map(({ reference, state }) => [reference, state]))
}

async function readVisits(database: Database, condition: Statement): Promise<ClinicVisit[]> {
  const { rows } = await database.run<VisitRow>(sql`
    select b.reference, b.practitioner, d.start, d.end, b.treatment, b.patient_name as "patientName",
      visit_state(b.reference, d.start) as state, coalesce(s.at, a.arrived_at) as since, b.partner->>'id' as partner,
      not exists (
        select from bookings o where o.patient_phone = b.patient_phone and o.patient_birthdate = b.patient_birthdate
          and o.state = 'booked' and o.starts_at < b.starts_at
      ) as "isFirst",
      b.group_booking is not null as "isGroup", p.id as change, p.due_at, p.problem, jsonb_build_object('kind', p.kind, 'details', p.details) as planned
    from bookings b cross join lateral (
        select b.starts_at as start, b.ends_at as "end" where b.group_booking is null
        union all
        select g.start, g."end"
        from jsonb_to_recordset(b.group_booking->'dates') as g (start timestamptz, "end" timestamptz, "isCancelled" boolean)
        where g."isCancelled" is not true
      ) d
      left join arrivals a on a.reference = b.reference and a.starts_at = d.start
      left join desk_states s on s.reference = b.reference and s.starts_at = d.start
      left join pending_changes p on p.reference = b.reference
    where ${condition} and b.state = 'booked' and b.forgotten_at is null
    order by d.start, b.reference`)
  return rows.map(({ start, end, since, change, due_at, problem, planned, ...rest }) => ({
    ...rest,
    start: start.toTemporalInstant(),
    end: end.toTemporalInstant(),
    since: since?.toTemporalInstant() ?? null,
    pending: change === null ? null : { id: change, dueAt: due_at.toTemporalInstant(), problem, planned },
  }))
}

export interface VisitChange {
  reference: string
  start: Temporal.Instant
  /** The state that was seen. */
  from: VisitState
  to: VisitState
  by: Origin
}

/** 'gone' if the booking has no such time any more, 'other-state' if somebody else has said something since. */
export async function setVisitState(
  database: Database,
  { reference, start, from, to, by }: VisitChange,
  now: Temporal.Instant,
): Promise<'changed' | 'gone' | 'other-state'> {
  const request = { reference, start: start.toString(), from, to, ...by }
  const { rows } = await database.run<{ outcome: 'changed' | 'gone' | 'other-state' }>(
    sql`select set_visit_state(${JSON.stringify(request)}::jsonb, ${now}::timestamptz) as outcome`,
  )
  return rows[0]!.outcome
}

export async function writeDeskNote(database: Database, reference: string, note: string | null): Promise<void> {
  await database.run(
    sql`update bookings set desk_note = ${note} where reference = ${reference} and forgotten_at is null`,
  )
}

export async function readDeskNote(database: Database, reference: string): Promise<string | null> {
  const { rows } = await database.run<{ note: string | null }>(
    sql`select desk_note as note from bookings where reference = ${reference}`,
  )
  return rows[0]?.note ?? null
}
