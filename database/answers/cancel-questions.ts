import type { Database } from '../client.ts'
import { sql } from '../sql.ts'

/** A phone's booking that was last reminded of and is still to come. */
export interface RemindedBooking {
  reference: string
  /** How many bookings the phone has at that time and clinic, or made together with it: a question could mean any of them. */
  alike: number
}

export async function findReminded(
  database: Database,
  phone: string,
  now: Temporal.Instant,
): Promise<RemindedBooking | undefined> {
  const { rows } = await database.run<RemindedBooking>(sql`
    select b.reference, (
        select count(*)::integer from bookings o
        where o.patient_phone = b.patient_phone and o.state = 'booked' and o.clinic = b.clinic
          and (o.starts_at = b.starts_at or o.booked_with = b.booked_with)
      ) as alike
    from bookings b
    join jobs j on j.key >= b.reference || ':' and j.key < b.reference || ';'
      and j.kind in ('reminder', 'day-reminder') and j.state = 'done'
    where b.patient_phone = ${phone} and b.state = 'booked' and b.starts_at > ${now}
    order by j.finished_at desc, b.starts_at limit 1`)
  return rows[0]
}

/** A coming booking of a phone, in whose language we write: the next one. */
export async function findNextReference(
  database: Database,
  phone: string,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const { rows } = await database.run<{ reference: string }>(sql`
    select reference from bookings
    where patient_phone = ${phone} and state = 'booked' and ends_at > ${now}
    order by starts_at limit 1`)
  return rows[0]?.reference
}

export interface CancelQuestion {
  reference: string
  revision: number
  fee: number | null
  askedAt: Temporal.Instant
}

export async function writeQuestion(
  database: Database,
  { reference, revision, fee, askedAt }: CancelQuestion,
): Promise<void> {
  await database.run(sql`
    insert into cancel_questions (reference, revision, fee, asked_at)
    values (${reference}, ${revision}, ${fee}::integer, ${askedAt})
    on conflict (reference) do update set revision = excluded.revision, fee = excluded.fee, asked_at = excluded.asked_at`)
}

/** What a phone was asked last. */
export async function findQuestion(database: Database, phone: string): Promise<CancelQuestion | undefined> {
  const { rows } = await database.run<Omit<CancelQuestion, 'askedAt'> & { asked_at: Date }>(sql`
    select q.reference, q.revision, q.fee, q.asked_at from cancel_questions q
    join bookings b on b.reference = q.reference
    where b.patient_phone = ${phone}
    order by q.asked_at desc limit 1`)
  const [row] = rows
  return (
    row && { reference: row.reference, revision: row.revision, fee: row.fee, askedAt: row.asked_at.toTemporalInstant() }
  )
}

/** A 'no': nothing that was asked is open any more. */
export async function dropQuestions(database: Database, phone: string): Promise<void> {
  await database.run(sql`
    delete from cancel_questions q using bookings b where b.reference = q.reference and b.patient_phone = ${phone}`)
}
