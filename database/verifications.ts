import type { Database } from './client.ts'
import type { Limit } from './limits.ts'
import { sql } from './sql.ts'

export interface NewVerification {
  id: string
  phoneHash: string
  codeHash: string
  expiresAt: Temporal.Instant
  /** The job that sends the code, its payload sealed. */
  job: { kind: string; key: string; payload: Record<string, string> }
  limits: Limit[]
}

/** Answers when a code could be sent if it cannot be now. */
export async function openVerification(
  database: Database,
  { id, phoneHash, codeHash, expiresAt, job, limits }: NewVerification,
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  const row = { id, phone_hash: phoneHash, code_hash: codeHash, expires_at: expiresAt.toString() }
  const { rows } = await database.run<{ free_at: Date | null }>(sql`
    select open_verification(
      ${JSON.stringify(row)}::jsonb, ${JSON.stringify(job)}::jsonb, ${JSON.stringify(limits)}::jsonb, ${now}::timestamptz
    ) as free_at`)
  return rows[0]?.free_at?.toTemporalInstant()
}

export interface LiveCode {
  id: string
  phoneHash: string
  codeHash: string
}

/** Spends a try and answers the codes it may match; none if there is nothing to try at, or no try left. */
export async function spendTry(
  database: Database,
  id: string,
  maxTries: number,
  now: Temporal.Instant,
): Promise<LiveCode[]> {
  const { rows } = await database.run<LiveCode>(
    sql`select id, phone_hash as "phoneHash", code_hash as "codeHash"
      from spend_try(${id}::uuid, ${maxTries}, ${now}::timestamptz)`,
  )
  return rows
}

/** Uses a code up, and with it every other live code of its phone. Answers the hash of the phone, or nothing if that has already happened. */
export async function redeemCode(database: Database, id: string, now: Temporal.Instant): Promise<string | undefined> {
  const { rows } = await database.run<{ phone_hash: string }>(sql`
    update verifications set used_at = ${now}
    where used_at is null and phone_hash = (select phone_hash from verifications where id = ${id}::uuid and used_at is null)
    returning phone_hash`)
  return rows[0]?.phone_hash
}
