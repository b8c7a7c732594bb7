import type { Database } from './client.ts'
import { traceJson } from './jobs/jobs.ts'
import { type Limit, type PartialLimit, writeLimit } from './limits.ts'
import { sql } from './sql.ts'

export interface NewVerification {
  id: string
  phoneHash: string
  codeHash: string
  /** Who requested the code; only they may enter it. */
  visitor: string
  expiresAt: Temporal.Instant
  /** The job that sends the code, its payload sealed. */
  job: { kind: string; key: string; payload: Record<string, string> }
  limits: CodeLimits
  /** Messages of all kinds in an hour, after which no codes are sent. */
  perHour: number
  /** How many of them messages about bookings cannot use up. */
  keptForCodes: number
}

export interface CodeLimits {
  /** Limits on the caller's requests. `tight`: the maximum once half of the hourly message limit is used. */
  asked: (PartialLimit & { tight?: number })[]
  /** Limits on everybody's requests for the phone. When used up, they do not lock its owner out: see choose-code.sql. */
  phone: Limit[]
  /** When they are used up, messages still go out this slowly. */
  refill: Limit[]
  /** Limits on tries at the phone's codes, as they will be counted. */
  tries: PartialLimit[]
  /** Beyond those of the phone, for visitors who hold a time. */
  reserve: Limit[]
}

/** Messages of the last hour: all, and codes to phones that never proved themselves. */
export interface Spending {
  sent: number
  unknown: number
}

/** `allowedAt`: when a code could be sent, if it cannot be now. */
export type OpenOutcome =
  | { ok: true; expiresAt: Temporal.Instant; spending: Spending }
  | { ok: false; allowedAt: Temporal.Instant }

export async function openVerification(
  database: Database,
  { id, phoneHash, codeHash, visitor, expiresAt, job, limits, perHour, keptForCodes }: NewVerification,
  now: Temporal.Instant,
): Promise<OpenOutcome> {
  const verification = { id, phone_hash: phoneHash, code_hash: codeHash, visitor, expires_at: expiresAt.toString() }
  const request = {
    verification,
    job: { ...job, ...traceJson(database.trace?.()) },
    limits: limits.asked.map(writeLimit),
    phone_limits: limits.phone,
    refill: limits.refill,
    try_limits: limits.tries.map(writeLimit),
    reserve: limits.reserve,
    per_hour: perHour,
    kept_for_codes: keptForCodes,
  }
  const { rows } = await database.run<{ allowed_at: Date | null; expires_at: Date } & Spending>(
    sql`select * from open_verification(${JSON.stringify(request)}::jsonb, ${now}::timestamptz)`,
  )
  const { allowed_at, expires_at, sent, unknown } = rows[0]!
  return allowed_at
    ? { ok: false, allowedAt: allowed_at.toTemporalInstant() }
    : { ok: true, expiresAt: expires_at.toTemporalInstant(), spending: { sent, unknown } }
}

export async function readSpending(database: Database, now: Temporal.Instant): Promise<Spending> {
  const { rows } = await database.run<Spending>(sql`select * from messages_of_last_hour(${now}::timestamptz)`)
  return rows[0]!
}

/** Messages about bookings that were sent in the last hour. */
export async function countBookingMessages(database: Database, now: Temporal.Instant): Promise<number> {
  const { rows } = await database.run<{ sent: number }>(
    sql`select booking_messages_of_last_hour(${now}::timestamptz) as sent`,
  )
  return rows[0]!.sent
}

/** Counts messages about bookings for the spend breaker, by kind. */
export async function countSentMessages(database: Database, kinds: string[], now: Temporal.Instant): Promise<void> {
  await database.run(sql`
    insert into sent_messages (minute, kind, count)
    select date_trunc('minute', ${now}::timestamptz), kind, count(*) from unnest(${kinds}::text[]) as k (kind)
    group by kind order by kind
    on conflict (minute, kind) do update set count = sent_messages.count + excluded.count`)
}

export interface LiveCode {
  id: string
  phoneHash: string
  codeHash: string
}

export interface TryRequest {
  challenge: string
  /** The names that the caller goes by. */
  visitors: string[]
  maxTries: number
  /** This many tries are neither counted nor refused by a limit, if a code was sent for this challenge. */
  sureTries: number
  /** On tries at all codes of the phone; the key of each is the phone with this suffix, and `of` is the suffix of another. */
  limits: { suffix: string; max: number; seconds: number; share?: { of: string; part: number } }[]
}

export type TryOutcome =
  /** The codes that may match; `triesLeft` after this try. */
  | { outcome: 'codes'; codes: LiveCode[]; triesLeft: number }
  | { outcome: 'unknown' }
  | { outcome: 'expired' }
  | { outcome: 'exhausted' }
  | { outcome: 'limited'; allowedAt: Temporal.Instant }

export async function spendTry(
  database: Database,
  { challenge, visitors, maxTries, sureTries, limits }: TryRequest,
  now: Temporal.Instant,
): Promise<TryOutcome> {
  const written = limits.map(({ share, ...limit }) =>
    share ? { ...limit, part_of: share.of, part: share.part } : limit,
  )
  const request = {
    challenge,
    visitors,
    max_tries: maxTries,
    sure_tries: sureTries,
    limits: written,
  }
  const { rows } = await database.run<
    LiveCode & { outcome: TryOutcome['outcome']; allowed_at: Date | null; triesLeft: number }
  >(
    sql`select outcome, allowed_at, id, phone_hash as "phoneHash", code_hash as "codeHash", tries_left as "triesLeft"
      from spend_try(${JSON.stringify(request)}::jsonb, ${now}::timestamptz)`,
  )
  const { outcome, allowed_at, triesLeft } = rows[0]!
  if (outcome === 'codes') return { outcome, codes: rows, triesLeft }
  return outcome === 'limited' ? { outcome, allowedAt: allowed_at!.toTemporalInstant() } : { outcome }
}

/** Uses up a challenge after its right code. Returns the hash of its phone, or nothing if it was used already. */
export async function redeemCode(database: Database, id: string, now: Temporal.Instant): Promise<string | undefined> {
  const { rows } = await database.run<{ phone_hash: string | null }>(
    sql`select redeem_code(${id}::uuid, ${now}::timestamptz) as phone_hash`,
  )
  return rows[0]?.phone_hash ?? undefined
}
