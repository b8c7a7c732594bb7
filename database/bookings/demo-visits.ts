import type { VisitState } from '#domain/staff/visit-states.ts'
import type { Database } from '../client.ts'
import { sql } from '../sql.ts'
import { timesJson } from './booking-json.ts'
import type { Booking } from './bookings.ts'
import type { TimeRange } from './occupied-times.ts'

export interface UnbookedTime extends TimeRange {
  id: string
}

/** Times that are taken for the demo and belong to no booking. */
export async function listUnbookedTimes(
  database: Database,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<UnbookedTime[]> {
  const { rows } = await database.run<Omit<UnbookedTime, 'start' | 'end'> & { start: Date; end: Date }>(sql`
    select t.id, t.practitioner, t.clinic, lower(t.during) as start, upper(t.during) as "end" from occupied_times t
    where t.expires_at is null and t.during && tstzrange(${from}, ${to}, '[)')
      and not exists (select from bookings b where b.occupied_time = t.id)
    order by t.practitioner, t.during`)
  return rows.map(({ start, end, ...rest }) => ({
    ...rest,
    start: start.toTemporalInstant(),
    end: end.toTemporalInstant(),
  }))
}

export interface DemoBooking
  extends Pick<
    Booking,
    | 'reference'
    | 'tokenHash'
    | 'state'
    | 'slot'
    | 'treatment'
    | 'clinic'
    | 'practitioner'
    | 'start'
    | 'end'
    | 'price'
    | 'patient'
    | 'partner'
    | 'group'
    | 'bookedAt'
  > {
  /** The id of the time that it takes; null of one that was cancelled. */
  time: string | null
}

/** Books times for invented patients, without a message to anybody. A booking that is there already stays as it is. */
export async function bookForDemo(database: Database, bookings: DemoBooking[]): Promise<void> {
  const rows = bookings.map(({ patient, ...it }) => ({
    reference: it.reference,
    token_hash: it.tokenHash,
    state: it.state,
    occupied_time: it.time,
    ...timesJson(it),
    treatment: it.treatment,
    price: it.price,
    patient_name: patient.name,
    patient_birthdate: patient.birthdate,
    patient_phone: patient.phone,
    description: patient.description,
    partner: it.partner,
    group_booking: it.group,
    created_at: it.bookedAt.toString(),
  }))
  await database.run(sql`
    with made as (
      insert into bookings (
          reference, token_hash, state, occupied_time, slot, treatment, clinic, practitioner, starts_at, ends_at, price, cancellation_fee,
          patient_name, patient_birthdate, patient_phone, description, locale, partner, group_booking, revision, created_at, changed_at)
        select reference, token_hash, state, occupied_time, slot, treatment, clinic, practitioner, starts_at, ends_at, price,
          case state when 'cancelled' then 0 end,
          patient_name, patient_birthdate, patient_phone, description, 'no', partner, group_booking, case state when 'cancelled' then 1 else 0 end, created_at,
          created_at
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
          reference text, token_hash text, state text, occupied_time uuid, slot text, treatment text, clinic text, practitioner text,
          starts_at timestamptz, ends_at timestamptz, price integer, patient_name text, patient_birthdate date, patient_phone text,
          description text, partner jsonb, group_booking jsonb, created_at timestamptz)
        on conflict (reference) do nothing
        returning reference, state, starts_at, created_at
    )
    insert into audit_events (reference, revision, at, event, starts_at, actor, channel)
      select reference, 0, created_at, 'booked', starts_at, 'patient', 'web' from made
      union all
      select reference, 1, created_at, 'cancelled', null, 'patient', 'web' from made where state = 'cancelled'`)
}

export interface WatchedVisit extends Pick<Booking, 'reference' | 'clinic' | 'practitioner' | 'start' | 'end'> {
  state: VisitState
}

/** Visits of one patient that begin within a time and that nobody at the desk has changed. */
export async function listUntouchedVisits(
  database: Database,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<WatchedVisit[]> {
  const { rows } = await database.run<Omit<WatchedVisit, 'start' | 'end'> & { start: Date; end: Date }>(sql`
    select b.reference, b.clinic, b.practitioner, b.starts_at as start, b.ends_at as "end", visit_state(b.reference, b.starts_at) as state
    from bookings b
    where b.state = 'booked' and b.group_booking is null and b.forgotten_at is null and b.starts_at >= ${from} and b.starts_at < ${to}
      and not exists (select from access_log l where l.at >= ${from} and l.reference = b.reference and l.action like 'state %')`)
  return rows.map(({ start, end, ...rest }) => ({
    ...rest,
    start: start.toTemporalInstant(),
    end: end.toTemporalInstant(),
  }))
}
