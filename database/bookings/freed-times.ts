import type { Database } from '../client.ts'
import { sql } from '../sql.ts'
import type { TimeRange } from './occupied-times.ts'

export type FreedReason = 'cancelled' | 'moved' | 'absence-ended' | 'shift-added'

/** A time that became free. It may have been booked again since. */
export interface FreedTime extends TimeRange {
  reason: FreedReason
}

/** Returns freed times in the future, the oldest first, each only once across all processes. */
export async function takeFreedTimes(database: Database, limit: number, now: Temporal.Instant): Promise<FreedTime[]> {
  const { rows } = await database.run<{
    practitioner: string
    clinic: string
    start: Date
    end: Date
    reason: FreedReason
  }>(sql`
    with taken as (
      update freed_times set taken_at = ${now}
      where id in (
        select id from freed_times where taken_at is null and upper(during) > ${now}
        order by id limit ${limit} for update skip locked
      )
      returning id, practitioner, clinic, lower(during) as start, upper(during) as "end", reason
    )
    select * from taken order by id`)
  return rows.map(({ practitioner, clinic, start, end, reason }) => ({
    practitioner,
    clinic,
    start: start.toTemporalInstant(),
    end: end.toTemporalInstant(),
    reason,
  }))
}
