import type { Database } from './client.ts'
import { sql } from './sql.ts'

/** At most `max` events of one key in any `seconds`. */
export interface Limit {
  key: string
  max: number
  seconds: number
}

/** A limit that is also at most one `part`-th of what remains of another limit in the same list. */
export interface PartialLimit extends Limit {
  share?: { of: string; part: number }
}

/**
 * A limit on messages about bookings, which also says what the first booking with a verification is to it: judged and counted like any
 * other; counted but never refused; or free, neither of the two.
 */
export interface MessageLimit extends PartialLimit {
  first: 'judged' | 'counted' | 'free'
}

/** The same limits for what has happened already: it is counted and never refused. */
export function onlyCounted(limits: MessageLimit[]): MessageLimit[] {
  return limits.map(({ share: _, ...limit }) => ({ ...limit, max: 2 ** 31 - 1 }))
}

/** The same limits where no code was sent: the first message counts like any other. */
export function onlyJudged(limits: MessageLimit[]): MessageLimit[] {
  return limits.map((it) => ({ ...it, first: 'judged' }))
}

/** A limit in the shape that the database functions read. */
export function writeLimit({ share, ...limit }: PartialLimit): object {
  return share ? { ...limit, part_of: share.of, part: share.part } : limit
}

/** Counts an event against all limits; if it is not allowed, returns when it would be. */
export async function takeAllowance(
  database: Database,
  limits: PartialLimit[],
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  const { rows } = await database.run<{ free_at: Date | null }>(
    sql`select take_allowance(${JSON.stringify(limits.map(writeLimit))}::jsonb, ${now}::timestamptz) as free_at`,
  )
  return rows[0]?.free_at?.toTemporalInstant()
}

/** Whether an event would be allowed, without counting it. */
export async function isAllowed(
  database: Database,
  { key, max, seconds }: Limit,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await database.run<{ counted: number }>(sql`
    select count(*)::integer as counted from counted_events
    where key = ${key} and at > ${now.subtract({ seconds })}`)
  return rows[0]!.counted < max
}

/** How many events of some limits there were within their time, by key. */
export async function countEvents(
  database: Database,
  limits: readonly Limit[],
  now: Temporal.Instant,
): Promise<Map<string, number>> {
  if (limits.length === 0) return new Map()
  const asked = limits.map(({ key, seconds }) => ({ key, since: now.subtract({ seconds }).toString() }))
  const { rows } = await database.run<{ key: string; counted: number }>(sql`
    select e.key, count(*)::integer as counted
    from (select distinct * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as k (key text, since timestamptz)) l
    join counted_events e on e.key = l.key and e.at > l.since
    group by e.key`)
  return new Map(rows.map(({ key, counted }) => [key, counted]))
}
