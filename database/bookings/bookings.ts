import type { Patient } from '#domain/forms/patient.ts'
import type { PromisedPackage } from '#domain/packages/package-terms.ts'
import type { LeftOutReason } from '#domain/partners/check-partner.ts'
import type { PartnerDetails } from '#domain/partners/partner-facts.ts'
import type { Database } from '../client.ts'
import { type Statement, sql } from '../sql.ts'

/** A booking as stored. */
export interface Booking {
  reference: string
  tokenHash: string
  state: 'booked' | 'cancelled'
  /** Its id in the external booking system; null where our database has the times. */
  remoteId: string | null
  slot: string
  treatment: string
  clinic: string
  practitioner: string
  start: Temporal.Instant
  end: Temporal.Instant
  price: number | null
  patient: Patient
  locale: 'no' | 'en'
  partner: PartnerDetails | null
  /** Why it was made without the partner that it named. */
  partnerLeftOut: LeftOutReason | null
  /** Points credited in the partner's loyalty programme: told to whoever checked in, once the visit is over; null for others. */
  points: number | null
  bookedAt: Temporal.Instant
  /** What cancelling it cost; null where the price depends, and while it is booked. */
  cancellationFee: number | null
  /** Of a class, course or webinar; null for a time of one patient. */
  group: BookedGroup | null
  /** How often it was changed. */
  revision: number
  /** A change of rosters took its time away, and nobody has decided about it: its patient may change it free of charge. */
  isLost: boolean
  /** Which visit of a package it is; null for others. */
  visit: PackageVisit | null
  /** The reference of the first of those who were booked together; null for somebody who comes alone. */
  bookedWith: string | null
}

/** The treatment of the package is that of its first visit. */
export interface PackageVisit extends PromisedPackage {
  /** The reference of the first visit. */
  package: string
  /** From 1. */
  number: number
}

/** A run of a group as it was booked. The booking's start and end are those of its first and last date. */
export interface BookedGroup {
  /** The run's. */
  id: string
  /** The one date that was booked; null for all of them. */
  date: string | null
  isOnline: boolean
  cancellationHours: number
  /** ISO 8601, UTC. */
  dates: { start: string; end: string; isCancelled?: boolean }[]
}

interface BookingRow {
  reference: string
  token_hash: string
  state: Booking['state']
  remote_id: string | null
  slot: string
  treatment: string
  clinic: string
  practitioner: string
  starts_at: Date
  ends_at: Date
  price: number | null
  patient_name: string
  birthdate: string
  patient_email: string | null
  patient_phone: string
  description: string
  departs_at: Date | null
  locale: Booking['locale']
  partner: PartnerDetails | null
  partner_left_out: LeftOutReason | null
  points: number | null
  created_at: Date
  cancellation_fee: number | null
  group_booking: BookedGroup | null
  revision: number
  is_lost: boolean
  package: string | null
  visit: number
  promised: PromisedPackage
  booked_with: string | null
}

export async function findBooking(database: Database, reference: string): Promise<Booking | undefined> {
  return (await findBookings(database, [reference]))[0]
}

/** In the order of the references. Bookings whose patients have been forgotten are not found. */
export async function findBookings(database: Database, references: string[]): Promise<(Booking | undefined)[]> {
  const bookings = await readBookings(database, sql`reference = any(${references}::text[])`)
  const found = new Map(bookings.map((it) => [it.reference, it]))
  return references.map((it) => found.get(it))
}

/** A booking that another system made; undefined for those that others made. */
export async function findClientBooking(
  database: Database,
  client: string,
  reference: string,
): Promise<Booking | undefined> {
  return (await readBookings(database, sql`reference = ${reference} and client = ${client}`))[0]
}

export interface ClientBookingsQuery {
  /** Not before this start, and before that one. */
  from: Temporal.Instant
  to: Temporal.Instant
  /** Some of them; null: all. */
  states: Booking['state'][] | null
  references: string[] | null
  /** How many at once, and how many before them are left out. */
  most: number
  after: number
}

/** A page of those that another system made, in order of time, and how many there are in all. */
export async function listClientBookings(
  database: Database,
  client: string,
  { from, to, states, references, most, after }: ClientBookingsQuery,
): Promise<{ total: number; bookings: Booking[] }> {
  const wanted = sql`
    client = ${client} and forgotten_at is null and starts_at >= ${from} and starts_at < ${to}
    and (${states}::text[] is null or state = any(${states}::text[]))
    and (${references}::text[] is null or reference = any(${references}::text[]))`
  const { rows } = await database.run<{ total: number; page: string[] }>(sql`
    select (select count(*)::integer from bookings where ${wanted}) as total, array(
      select reference from bookings where ${wanted} order by starts_at, reference limit ${most} offset ${after}) as page`)
  const { total, page } = rows[0]!
  return { total, bookings: (await findBookings(database, page)).filter((it) => it !== undefined) }
}

/** The visits of a package that are booked or were had, in their order. One that was missed is booked again. */
export async function findVisits(database: Database, reference: string): Promise<Booking[]> {
  const visits = await readBookings(database, sql`package = ${reference} and state = 'booked' and not is_missed`)
  return visits.sort((a, b) => a.visit!.number - b.visit!.number)
}

/** Those who were booked together and are still booked, in the order of their times. */
export async function findBookedTogether(database: Database, bookedWith: string): Promise<Booking[]> {
  const bookings = await readBookings(database, sql`booked_with = ${bookedWith} and state = 'booked'`)
  return bookings.sort((a, b) => Temporal.Instant.compare(a.start, b.start) || (a.reference < b.reference ? -1 : 1))
}

async function readBookings(database: Database, condition: Statement): Promise<Booking[]> {
  // The birthdate as text: the driver would turn a date into an instant in the machine's time zone.
  const { rows } = await database.run<BookingRow>(sql`
    select *, patient_birthdate::text as birthdate,
      case when partner is not null then (
        select case when v.cancelled_at is not null then 0 when exists (
          select from arrivals a where a.reference = v.id and a.starts_at = bookings.starts_at
        ) then v.points end
        from point_visits v where v.id = bookings.reference
      ) end as points,
      exists (
        select from touched_bookings t
        where t.reference = bookings.reference and t.starts_at = bookings.starts_at and t.state = 'open'
      ) as is_lost,
      case when package is not null then (
        select jsonb_build_object('treatment', f.treatment, 'terms', f.package_terms) from bookings f where f.reference = bookings.package
      ) end as promised
    from bookings where ${condition} and forgotten_at is null`)
  return rows.map(fromRow)
}

function fromRow(row: BookingRow): Booking {
  return {
    reference: row.reference,
    tokenHash: row.token_hash,
    state: row.state,
    remoteId: row.remote_id,
    slot: row.slot,
    treatment: row.treatment,
    clinic: row.clinic,
    practitioner: row.practitioner,
    start: row.starts_at.toTemporalInstant(),
    end: row.ends_at.toTemporalInstant(),
    price: row.price,
    patient: {
      name: row.patient_name,
      birthdate: row.birthdate,
      email: row.patient_email,
      phone: row.patient_phone,
      description: row.description,
      ...(row.departs_at && { departure: row.departs_at.toISOString() }),
    },
    locale: row.locale,
    partner: row.partner,
    partnerLeftOut: row.partner_left_out,
    points: row.points,
    bookedAt: row.created_at.toTemporalInstant(),
    cancellationFee: row.cancellation_fee,
    group: row.group_booking,
    revision: row.revision,
    isLost: row.is_lost,
    visit: row.package === null ? null : { package: row.package, number: row.visit, ...row.promised },
    bookedWith: row.booked_with,
  }
}
