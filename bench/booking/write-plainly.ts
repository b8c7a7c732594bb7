import type pg from 'pg'
import { moment } from './chain.ts'
import { patient } from './orders.ts'
import type { PlainBooking } from './plain-booking.ts'

/**
 * A booking as a careful team would write it without functions and batches: one transaction of plain, prepared statements, with
 * the same locks, the same questions and the same rows as ours. The message is written at once, where ours is sent by a job.
 */
export async function writePlainly(client: pg.Client, it: PlainBooking): Promise<void> {
  const now = moment.toString()
  await client.query('begin')
  await ask(client, 'lock', `select pg_advisory_xact_lock(hashtextextended($1, 2))`, [it.phone])
  await ask(client, 'lock messages', `select pg_advisory_xact_lock(hashtextextended($1, 0))`, [it.messageKey])
  const known = await ask(client, 'key', `select fingerprint, answer from idempotency_keys where key = $1`, [it.key])
  const used = await ask(client, 'used', `select bookings from verification_bookings where verification = $1`, [
    it.verification,
  ])
  const coming = await ask<{ count: number }>(
    client,
    'coming',
    `select count(*)::integer as count from bookings where patient_phone = $1 and state = 'booked' and starts_at > $2`,
    [it.phone, now],
  )
  const told = await ask<{ count: number }>(
    client,
    'told',
    `select count(*)::integer as count from counted_events where key = $1 and at > $2::timestamptz - interval '1 day'`,
    [it.messageKey, now],
  )
  const isNew = known.length === 0 && used.length === 0 && coming[0]!.count === 0 && told[0]!.count === 0
  if (!isNew) throw new Error('somebody booked this before')
  const taken = await ask<{ id: string }>(
    client,
    'time',
    `insert into occupied_times (id, practitioner, clinic, during)
     values (gen_random_uuid(), $1, $2, tstzrange($3, $4, '[)'))
     on conflict on constraint one_patient_at_a_time do nothing returning id`,
    [it.practitioner, it.clinic, it.start, it.busyUntil],
  )
  if (taken.length !== 1) throw new Error('the time is taken')
  await ask(
    client,
    'booking',
    `insert into bookings (reference, token_hash, state, occupied_time, slot, treatment, clinic, practitioner, starts_at, ends_at,
       price, patient_name, patient_birthdate, patient_email, patient_phone, description, locale, created_at, changed_at)
     values ($1, $2, 'booked', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 'en', $16, $16)`,
    [
      ...[
        it.reference,
        it.tokenHash,
        taken[0]!.id,
        it.slot,
        it.treatment,
        it.clinic,
        it.practitioner,
        it.start,
        it.end,
      ],
      ...[it.price, patient.name, patient.birthdate, patient.email, it.phone, patient.description, now],
    ],
  )
  await ask(
    client,
    'answer',
    `insert into idempotency_keys (key, fingerprint, answer, created_at) values ($1, $2, $3, $4)`,
    [it.key, it.fingerprint, it.answer, now],
  )
  await ask(
    client,
    'audit',
    `insert into audit_events (reference, revision, at, event, starts_at, actor, channel)
     values ($1, 0, $2, 'booked', $3, 'patient', 'web')`,
    [it.reference, now, it.start],
  )
  await writeJobs(client, it, now)
  await ask(
    client,
    'count',
    `insert into verification_bookings (verification, bookings, last_at) values ($1, 1, $2)
     on conflict (verification) do update set bookings = verification_bookings.bookings + 1, last_at = excluded.last_at`,
    [it.verification, now],
  )
  await ask(client, 'count message', `insert into counted_events (key, at) values ($1, $2)`, [it.messageKey, now])
  await ask(
    client,
    'message',
    `insert into outbox (key, phone, text, created_at) values ($1, $2, $3, $4) on conflict (key) do nothing`,
    [it.jobs[0]!.key, it.phone, it.message, now],
  )
  await client.query('commit')
}

/** The confirmation, which is done, and the reminder, which waits. */
async function writeJobs(client: pg.Client, { jobs, reference }: PlainBooking, now: string): Promise<void> {
  const [confirmation, reminder] = jobs
  await ask(
    client,
    'jobs',
    `insert into jobs (kind, key, reference, state, run_at, attempts, created_at, finished_at)
     values ($1, $2, $3, 'done', $4, 1, $5, $5), ($6, $7, $3, 'waiting', $8, 0, $5, null)`,
    [
      ...[confirmation!.kind, confirmation!.key, reference, confirmation!.runAt, now],
      ...[reminder!.kind, reminder!.key, reminder!.runAt],
    ],
  )
}

async function ask<Row extends pg.QueryResultRow>(
  client: pg.Client,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return (await client.query<Row>({ name, text, values })).rows
}
