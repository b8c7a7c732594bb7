import type { Database } from './client.ts'
import { sql } from './sql.ts'

/**
 * Makes good what was written while a clock was ahead; answers the practitioners whose holds have changed. With `isSystemClock`, a
 * database server's clock counts too: a process whose own clock is behind must not undo what the others have just written.
 */
export async function forgetFuture(
  database: Database,
  now: Temporal.Instant,
  { isSystemClock }: { isSystemClock: boolean },
): Promise<string[]> {
  const { rows } = await database.run<{ practitioner: string }>(sql`
    select distinct practitioner from forget_future(
      case when ${isSystemClock}::boolean then greatest(${now}::timestamptz, clock_timestamp()) else ${now}::timestamptz end)`)
  return rows.map((it) => it.practitioner)
}
