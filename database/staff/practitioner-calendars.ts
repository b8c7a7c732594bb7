import type { Locale } from '#domain/market/locale.ts'
import type { StaffMember } from '#domain/staff/roles.ts'
import type { Database } from '../client.ts'
import { sql } from '../sql.ts'
import { endCalendars } from './end-calendars.ts'
import { findMember } from './members.ts'

/** Whose calendar, and of which clinic. */
export interface CalendarOf {
  practitioner: string
  clinic: string
}

export interface ListedCalendar {
  practitioner: string
  /** Null where no address works. */
  madeAt: Temporal.Instant | null
  madeBy: string | null
  showsNames: boolean
}

/** Those of a clinic that have, or had, an address, or names in it. */
export async function listCalendars(database: Database, clinic: string): Promise<ListedCalendar[]> {
  const { rows } = await database.run<{
    practitioner: string
    made_at: Date | null
    made_by: string | null
    shows_names: boolean
  }>(sql`select practitioner, made_at, made_by, shows_names from practitioner_calendars where clinic = ${clinic}`)
  return rows.map(({ practitioner, made_at, made_by, shows_names }) => ({
    practitioner,
    madeAt: made_at?.toTemporalInstant() ?? null,
    madeBy: made_by,
    showsNames: shows_names,
  }))
}

/** Gives a calendar an address; one that it had works no longer. */
export async function makeCalendar(
  database: Database,
  { practitioner, clinic }: CalendarOf,
  { secretHash, by, locale }: { secretHash: string; by: string; locale: Locale },
  now: Temporal.Instant,
): Promise<void> {
  await database.run(sql`
    insert into practitioner_calendars (practitioner, clinic, secret_hash, made_at, made_by, locale)
    values (${practitioner}, ${clinic}, ${secretHash}, ${now}, ${by}, ${locale})
    on conflict (practitioner, clinic) do update set secret_hash = excluded.secret_hash, made_at = excluded.made_at,
      made_by = excluded.made_by, locale = excluded.locale`)
}

/** False if it had no address. */
export async function revokeCalendar(database: Database, { practitioner, clinic }: CalendarOf): Promise<boolean> {
  const { affected } = await database.run(
    endCalendars(sql`c.practitioner = ${practitioner} and c.clinic = ${clinic} and c.secret_hash is not null`),
  )
  return affected > 0
}

/** Says whether names may be in a calendar, also in one that has no address yet. */
export async function setCalendarNames(
  database: Database,
  { practitioner, clinic }: CalendarOf,
  { showsNames, by }: { showsNames: boolean; by: string },
  now: Temporal.Instant,
): Promise<void> {
  await database.run(sql`
    insert into practitioner_calendars (practitioner, clinic, shows_names, names_by, names_at)
    values (${practitioner}, ${clinic}, ${showsNames}, ${by}, ${now})
    on conflict (practitioner, clinic) do update set shows_names = excluded.shows_names, names_by = excluded.names_by,
      names_at = excluded.names_at`)
}

export interface FollowedCalendar extends CalendarOf {
  locale: Locale
  showsNames: boolean
  /** Who made the address, as they are now; undefined if they have no access any more. */
  madeBy: StaffMember | undefined
}

export async function findCalendar(database: Database, secretHash: string): Promise<FollowedCalendar | undefined> {
  const { rows } = await database.run<{
    practitioner: string
    clinic: string
    locale: Locale
    shows_names: boolean
    made_by: string
  }>(sql`
    select practitioner, clinic, locale, shows_names, made_by from practitioner_calendars where secret_hash = ${secretHash}`)
  const [found] = rows
  if (!found) return undefined
  const { made_by, shows_names, ...rest } = found
  return { ...rest, showsNames: shows_names, madeBy: await findMember(database, made_by) }
}

/** A time that a practitioner is booked for: of one patient, or a date of a class. */
export interface CalendarVisit {
  /** What it is known by through all its moves: a reference, or a class and its date. */
  key: string
  reference: string
  revision: number
  start: Temporal.Instant
  end: Temporal.Instant
  changedAt: Temporal.Instant
  /** Null of a class, to which several come. */
  patient: { name: string; phone: string } | null
}

/** What somebody is booked for at a clinic within a time. Cancelled bookings are not there any more. */
export async function readCalendarVisits(
  database: Database,
  { practitioner, clinic }: CalendarOf,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<CalendarVisit[]> {
  const { rows } = await database.run<{
    key: string
    reference: string
    revision: number
    start: Date
    end: Date
    changed_at: Date
    name: string | null
    phone: string
  }>(sql`
    with visits as (
      select b.reference as key, b.reference, b.revision, b.starts_at as start, b.ends_at as "end", b.changed_at,
        b.patient_name as name, b.patient_phone as phone
      from bookings b where b.practitioner = ${practitioner} and b.clinic = ${clinic} and b.state = 'booked' and b.group_booking is null
        and b.starts_at >= ${from} and b.starts_at < ${to}
      union all
      -- A class is one entry, whoever comes. Its first booking does not say when it was changed: others come and go.
      select concat(b.group_booking->>'id', ' ', g.start), min(b.reference), 0, g.start, g."end", min(b.created_at), null, ''
      from bookings b, jsonb_to_recordset(b.group_booking->'dates') as g (start timestamptz, "end" timestamptz, "isCancelled" boolean)
      where b.practitioner = ${practitioner} and b.clinic = ${clinic} and b.state = 'booked' and b.group_booking is not null
        and b.starts_at < ${to} and b.ends_at >= ${from} and g."isCancelled" is not true and g.start >= ${from} and g.start < ${to}
      group by b.group_booking->>'id', g.start, g."end"
    )
    select * from visits order by start, key`)
  return rows.map(({ key, reference, revision, start, end, changed_at, name, phone }) => ({
    ...{ key, reference, revision },
    start: start.toTemporalInstant(),
    end: end.toTemporalInstant(),
    changedAt: changed_at.toTemporalInstant(),
    patient: name === null ? null : { name, phone },
  }))
}
