import { sql } from 'kysely'
import type { Database } from './client.ts'

/** At most `max` events of one key in any `seconds`. */
export interface Limit {
  key: string
  max: number
  seconds: number
}

/** Counts an event against all limits; answers when it would be allowed if it is not now. */
export async function takeAllowance(
  { query }: Database,
  limits: Limit[],
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  const { rows } = await sql<{ free_at: Date | null }>`
    select take_allowance(${JSON.stringify(limits)}::jsonb, ${now.toString()}::timestamptz) as free_at`.execute(query)
  return rows[0]?.free_at?.toTemporalInstant()
}
