import type { Database } from '../client.ts'
import { sql } from '../sql.ts'

/** The times that have become free, in their order. */
export async function listFreedTimes(database: Database) {
  const { rows } = await database.run<{
    practitioner: string
    clinic: string
    start: Date
    end: Date
    reason: string
  }>(
    sql`select practitioner, clinic, lower(during) as start, upper(during) as "end", reason from freed_times order by id`,
  )
  return rows.map((it) => ({ ...it, start: it.start.toTemporalInstant(), end: it.end.toTemporalInstant() }))
}
