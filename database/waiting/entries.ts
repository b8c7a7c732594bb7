import type { PartOfDay } from '#domain/availability/part-of-day.ts'
import type { Patient } from '#domain/forms/patient.ts'
import type { DayRange } from '#domain/rosters/day-ranges.ts'
import { ignoredBeforeRest } from '#domain/waiting/waiting-limits.ts'
import type { Booking } from '../bookings/bookings.ts'
import type { Database } from '../client.ts'
import { type Statement, sql } from '../sql.ts'

/** An entry of the waiting list as stored. */
export interface Entry {
  id: string
  tokenHash: string
  treatment: string
  /** A run of a group, and the date where only one is wanted; null for a time of one patient. */
  group: { run: string; date: string | null } | null
  clinics: string[]
  days: DayRange[]
  parts: PartOfDay[]
  /** The booking that moves when an offer is taken. */
  booking: Pick<Booking, 'reference' | 'start'> | null
  since: Temporal.Instant
  /** When their last day is over, or the booking that they would move begins. */
  until: Temporal.Instant
  ignored: number
  patient: Patient
  locale: Booking['locale']
  /** What is held for them now. */
  offer: OpenOffer | null
  /** Slots that they were offered within a day, or did not want: nobody is asked about them again. */
  offered: string[]
}

export interface OpenOffer {
  id: string
  tokenHash: string
  clinic: string
  start: Temporal.Instant
  expiresAt: Temporal.Instant
}

interface EntryRow extends Pick<Entry, 'id' | 'treatment' | 'clinics' | 'days' | 'parts' | 'ignored' | 'locale'> {
  token_hash: string
  run: string | null
  run_date: string | null
  booking: string | null
  booked_at: Date | null
  since: Date
  ends_at: Date
  patient_name: string
  birthdate: string
  patient_email: string | null
  patient_phone: string
  description: string
  departs_at: Date | null
  offer: { id: string; token_hash: string; clinic: string; starts_at: string; expires_at: string } | null
  offered: string[]
}

/** The entry with an id, if it is not over. */
export async function findEntry(database: Database, id: string, now: Temporal.Instant): Promise<Entry | undefined> {
  return (await readEntries(database, sql`w.id = ${id}`, now))[0]
}

/** The entry that waits for an earlier time than that of a booking. */
export async function findEntryOfBooking(
  database: Database,
  reference: string,
  now: Temporal.Instant,
): Promise<Pick<Entry, 'id' | 'tokenHash'> | undefined> {
  const { rows } = await database.run<{ id: string; token_hash: string }>(
    sql`select w.id, w.token_hash from waiting_entries w where w.booking = ${reference} and waits_still(w, ${now}::timestamptz)`,
  )
  return rows[0] && { id: rows[0].id, tokenHash: rows[0].token_hash }
}

/**
 * More than wait at any clinic: whoever fills the list cannot make every freed time, and every look at it, read without end. Those who have
 * waited longest are among them.
 */
const mostAtClinic = 1000

/** What a freed time could be: at a clinic, for the treatments of its practitioner, on a day or two. */
export interface Askable {
  clinic: string
  treatments: readonly string[]
  days: DayRange
}

/**
 * Who may be asked about a freed time, in fair order: neither those who rest nor those who wait for something else, or these would be asked in the place of whoever waits behind them. Of a group
 * everybody, since their places are told apart later.
 */
export function listAskable(
  database: Database,
  { clinic, treatments, days }: Askable,
  now: Temporal.Instant,
): Promise<Entry[]> {
  return readEntries(
    database,
    sql`${clinic} = any(w.clinics) and w.ignored < ${ignoredBeforeRest} and (w.run is not null or w.treatment = any(${[...treatments]}::text[])
      and exists (select from jsonb_to_recordset(w.days) as d ("from" date, "to" date) where d."from" <= ${days.to}::date and d."to" >= ${days.from}::date))`,
    now,
    mostAtClinic,
  )
}

/** Who waits at a clinic, in fair order. */
export function listEntriesAt(database: Database, clinic: string, now: Temporal.Instant): Promise<Entry[]> {
  return readEntries(database, sql`${clinic} = any(w.clinics)`, now, mostAtClinic)
}

/** Few enough that hashing them does not hold up other requests. */
const batch = 1000

/**
 * What the phone waits for that `isPhone` recognises, in order: callers only have a keyed hash, which the database cannot compute.
 */
export async function findEntriesOf(
  database: Database,
  isPhone: (phone: string) => boolean,
  now: Temporal.Instant,
): Promise<Entry[]> {
  for (let after = ''; ; ) {
    const { rows } = await database.run<{ phone: string }>(sql`
      select distinct patient_phone as phone from waiting_entries where patient_phone > ${after} order by phone limit ${batch}`)
    const phone = rows.find((row) => isPhone(row.phone))?.phone
    if (phone !== undefined) return readEntries(database, sql`w.patient_phone = ${phone}`, now)
    const last = rows.at(-1)
    if (rows.length < batch || !last) return []
    after = last.phone
  }
}

async function readEntries(
  database: Database,
  which: Statement,
  now: Temporal.Instant,
  most: number | null = null,
): Promise<Entry[]> {
  // The birthdate as text: the driver would turn a date into an instant in the machine's time zone.
  const { rows } = await database.run<EntryRow>(sql`
    select w.*, w.patient_birthdate::text as birthdate, b.starts_at as booked_at, least(w.until, b.starts_at) as ends_at, (
        select jsonb_build_object('id', o.id, 'token_hash', o.token_hash, 'clinic', o.clinic, 'starts_at', t.starts_at, 'expires_at', o.expires_at)
        from offers o join offered_times t on t.offer = o.id
        where o.entry = w.id and o.state = 'open' and o.expires_at > ${now}::timestamptz limit 1
      ) as offer,
      array(
        select t.slot from offers o join offered_times t on t.offer = o.id
        where o.entry = w.id and (o.made_at > ${now.subtract({ hours: 24 })}::timestamptz or o.state = 'declined' and w.run is null)
      ) as offered
    from waiting_entries w left join bookings b on b.reference = w.booking
    where ${which} and waits_still(w, ${now}::timestamptz)
    order by w.since, w.id
    limit ${most}`)
  return rows.map(fromRow)
}

function fromRow(row: EntryRow): Entry {
  const { id, treatment, clinics, days, parts, ignored, locale, offered } = row
  return {
    ...{ id, treatment, clinics, days, parts, ignored, locale, offered },
    tokenHash: row.token_hash,
    group: row.run === null ? null : { run: row.run, date: row.run_date },
    booking:
      row.booking !== null && row.booked_at
        ? { reference: row.booking, start: row.booked_at.toTemporalInstant() }
        : null,
    since: row.since.toTemporalInstant(),
    until: row.ends_at.toTemporalInstant(),
    patient: {
      name: row.patient_name,
      birthdate: row.birthdate,
      email: row.patient_email,
      phone: row.patient_phone,
      description: row.description,
      ...(row.departs_at && { departure: row.departs_at.toTemporalInstant().toString() }),
    },
    offer: row.offer && {
      id: row.offer.id,
      tokenHash: row.offer.token_hash,
      clinic: row.offer.clinic,
      start: Temporal.Instant.from(row.offer.starts_at),
      expiresAt: Temporal.Instant.from(row.offer.expires_at),
    },
  }
}
