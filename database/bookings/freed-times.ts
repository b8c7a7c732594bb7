import type { Database } from '../client.ts'
import { sql } from '../sql.ts'
import type { TimeRange } from './occupied-times.ts'

type FreedReason = 'cancelled' | 'moved' | 'absence-ended' | 'shift-added' | 'offer-ended'

/** A time that became free. It may have been booked again since. Of a group it is that of a place, in the name of `practitioner`. */
export interface FreedTime extends TimeRange {
  id: string
  reason: FreedReason
  /** Whether it is kept for the waiting list. */
  isKept: boolean
}

/** Undefined once it is over. */
export async function findFreedTime(
  database: Database,
  id: string,
  now: Temporal.Instant,
): Promise<FreedTime | undefined> {
  const { rows } = await database.run<{
    practitioner: string
    clinic: string
    start: Date
    end: Date
    reason: FreedReason
    is_kept: boolean
  }>(sql`
    select practitioner, clinic, lower(during) as start, upper(during) as "end", reason, exists (
        select from occupied_times t where t.visitor = 'freed:' || f.id and t.expires_at > ${now}::timestamptz
      ) as is_kept
    from freed_times f where id = ${id}::bigint and upper(during) > ${now}::timestamptz`)
  return rows.map(({ practitioner, clinic, start, end, reason, is_kept }) => ({
    ...{ id, practitioner, clinic, reason },
    start: start.toTemporalInstant(),
    end: end.toTemporalInstant(),
    isKept: is_kept,
  }))[0]
}

/** Gives what of a freed time was offered to nobody back to everybody; it is looked at again then, if anybody may be asked later. Answers whose it is. */
export async function letGoOfFreedTime(
  database: Database,
  id: string,
  againAt: Temporal.Instant | null,
  now: Temporal.Instant,
): Promise<string[]> {
  const { rows } = await database.run<{ practitioner: string }>(
    sql`select distinct practitioner
      from let_go_of_freed_time(${id}::bigint, ${againAt}::timestamptz, ${now}::timestamptz) as p (practitioner)`,
  )
  return rows.map((it) => it.practitioner)
}
