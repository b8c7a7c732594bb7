import { sql } from 'kysely'
import type { Database } from './client.ts'
import type { Limit } from './limits.ts'

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
  { query }: Database,
  { id, phoneHash, codeHash, expiresAt, job, limits }: NewVerification,
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  const row = { id, phone_hash: phoneHash, code_hash: codeHash, expires_at: expiresAt.toString() }
  const { rows } = await sql<{ free_at: Date | null }>`
    select open_verification(
      ${JSON.stringify(row)}::jsonb, ${JSON.stringify(job)}::jsonb, ${JSON.stringify(limits)}::jsonb,
      ${now.toString()}::timestamptz
    ) as free_at`.execute(query)
  return rows[0]?.free_at?.toTemporalInstant()
}

export interface LiveCode {
  id: string
  codeHash: string
}

/** Spends a try and answers the codes it may match; none if there is nothing to try at, or no try left. */
export async function spendTry(
  { query }: Database,
  id: string,
  maxTries: number,
  now: Temporal.Instant,
): Promise<LiveCode[]> {
  const { rows } = await sql<LiveCode>`
    select id, code_hash as "codeHash" from spend_try(${id}::uuid, ${maxTries}, ${now.toString()}::timestamptz)
  `.execute(query)
  return rows
}

/** Uses a code up, and with it every other live code of its phone. Answers the hash of the phone, or nothing if that has already happened. */
export async function useCode({ query }: Database, id: string, now: Temporal.Instant): Promise<string | undefined> {
  const { rows } = await sql<{ phone_hash: string }>`
    update verifications set used_at = ${now.toString()}
    where used_at is null and phone_hash = (select phone_hash from verifications where id = ${id}::uuid and used_at is null)
    returning phone_hash`.execute(query)
  return rows[0]?.phone_hash
}
