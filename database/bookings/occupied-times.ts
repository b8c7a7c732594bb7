import type { Database } from '../client.ts'
import { type Statement, sql } from '../sql.ts'

/** A period in which a practitioner is unavailable, in epoch milliseconds. */
export interface OccupiedTime {
  practitioner: string
  start: number
  end: number
  /** When it stops counting; null for an appointment. */
  expiresAt: number | null
}

export interface TimeRange {
  practitioner: string
  clinic: string
  start: Temporal.Instant
  /** The end with its buffer: from then on the practitioner is free again. */
  end: Temporal.Instant
}

export async function readOccupiedTimes(
  database: Database,
  practitioners: readonly string[],
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<OccupiedTime[]> {
  const { rows } = await database.run<OccupiedTime>(sql`
    select practitioner, ${boundaries}, (extract(epoch from expires_at) * 1000)::float8 as "expiresAt"
    from occupied_times
    where practitioner = any(${practitioners}::text[]) and during && ${rangeOf(from, to)}`)
  return rows
}

/** The same for the places of runs, whatever their number: a run may have had more when people booked. */
export async function readTakenPlaces(
  database: Database,
  runs: readonly string[],
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<OccupiedTime[]> {
  const { rows } = await database.run<OccupiedTime>(sql`
    select practitioner, ${boundaries}, (extract(epoch from expires_at) * 1000)::float8 as "expiresAt"
    from unnest(${runs}::text[]) as r (run), occupied_times
    where belongs_to_run(practitioner, run) and during && ${rangeOf(from, to)}`)
  return rows
}

export type HoldOutcome =
  | { outcome: 'held'; id: string; until: Temporal.Instant }
  | { outcome: 'slot-taken' }
  /** `until`: when the first of the holds in question ends. */
  | { outcome: 'too-many-holds'; until: Temporal.Instant }

/** A treatment's day at a clinic: who offers it, and for how many minutes in total. */
export interface HoldDay {
  practitioners: string[]
  from: Temporal.Instant
  to: Temporal.Instant
  minutes: number
}

export interface NewHold {
  time: TimeRange
  visitor: string
  onlyRenew: boolean
  /** Live holds of the visitor at most. */
  maxHolds: number
  /** Live holds from an address or network at most. */
  counted: { key: string; max: number }[]
  /** Live holds take at most 1/`part` of the day's unbooked times, but at least `least` are allowed. */
  day: HoldDay
  part: number
  least: number
  now: Temporal.Instant
  until: Temporal.Instant
  longestMinutes: number
}

/** A hold of whatever there is to hold. */
type PlainHold = Omit<NewHold, 'time'> & { time: Omit<TimeRange, 'practitioner'> }

export async function holdTime(database: Database, hold: NewHold): Promise<HoldOutcome> {
  const request = { practitioner: hold.time.practitioner, ...writeHold(hold) }
  return readHold(
    await database.run(sql`select * from hold_time(${JSON.stringify(request)}::jsonb, ${hold.now}::timestamptz)`),
  )
}

/** Times of people who come together: at one clinic, on one day. They are one hold. */
export interface NewHoldTogether extends Omit<NewHold, 'time' | 'onlyRenew'> {
  times: (TimeRange & { onlyRenew: boolean })[]
}

export async function holdTogether(database: Database, { times, ...hold }: NewHoldTogether): Promise<HoldOutcome> {
  const request = {
    ...writeTerms(hold),
    clinic: times[0]!.clinic,
    times: times.map(({ practitioner, start, end, onlyRenew }) => ({
      practitioner,
      from: start.toString(),
      to: end.toString(),
      only_renew: onlyRenew,
    })),
  }
  return readHold(
    await database.run(sql`select * from hold_together(${JSON.stringify(request)}::jsonb, ${hold.now}::timestamptz)`),
  )
}

/** Lets go of what a visitor holds, or of what is held for people who come together. */
export async function releaseHoldsOf(
  database: Database,
  visitor: string,
  { onlyTogether }: { onlyTogether: boolean },
): Promise<ChangedTime[]> {
  const { rows } = await database.run<ChangedTime>(sql`
    delete from occupied_times
    where visitor = ${visitor} and expires_at is not null and (held_with is not null or not ${onlyTogether}::boolean)
    returning practitioner, ${boundaries}`)
  return rows
}

/** The request of `hold_time`, without who is held. */
export function writeHold({ time, onlyRenew, ...hold }: PlainHold) {
  return {
    ...writeTerms(hold),
    clinic: time.clinic,
    from: time.start.toString(),
    to: time.end.toString(),
    only_renew: onlyRenew,
  }
}

/** Whose a hold is, for how long, and what it counts against. */
function writeTerms({ day, part, least, ...hold }: Omit<NewHold, 'time' | 'onlyRenew'>) {
  return {
    visitor: hold.visitor,
    max_holds: hold.maxHolds,
    counted: hold.counted,
    day: { ...day, from: day.from.toString(), to: day.to.toString(), part, least },
    until: hold.until.toString(),
    longest_minutes: hold.longestMinutes,
  }
}

/** The answer of `hold_time`. */
export function readHold({ rows }: { rows: unknown[] }): HoldOutcome {
  const { outcome, hold_id, hold_until } = rows[0] as {
    outcome: HoldOutcome['outcome']
    hold_id: string
    hold_until: Date
  }
  if (outcome === 'slot-taken') return { outcome }
  const until = hold_until.toTemporalInstant()
  return outcome === 'held' ? { outcome, id: hold_id, until } : { outcome, until }
}

export interface ChangedTime {
  practitioner: string
  start: number
  end: number
}

/**
 * Extends a hold, even an expired one if nobody took the time meanwhile, up to a maximum. Times that are held together only while all
 * of them are: others may have taken one since.
 */
export async function extendHold(
  database: Database,
  id: string,
  limits: { now: Temporal.Instant; until: Temporal.Instant; longestMinutes: number },
): Promise<{ times: ChangedTime[]; until: Temporal.Instant } | undefined> {
  const longest = sql`held_since + make_interval(mins => ${limits.longestMinutes})`
  const { rows } = await database.run<ChangedTime & { expires_at: Date }>(sql`
    update occupied_times set expires_at = least(${limits.until}::timestamptz, ${longest})
    where (id = ${id}::uuid or held_with = ${id}::uuid and expires_at > ${limits.now})
      and expires_at is not null and ${longest} > ${limits.now}
    returning practitioner, expires_at, ${boundaries}`)
  return rows[0] && { times: rows, until: rows[0].expires_at.toTemporalInstant() }
}

export async function releaseHold(database: Database, id: string): Promise<ChangedTime[]> {
  const { rows } = await database.run<ChangedTime>(sql`
    delete from occupied_times where (id = ${id}::uuid or held_with = ${id}::uuid) and expires_at is not null
    returning practitioner, ${boundaries}`)
  return rows
}

const boundaries = sql`
  (extract(epoch from lower(during)) * 1000)::float8 as start, (extract(epoch from upper(during)) * 1000)::float8 as end`

/** The range as PostgreSQL has it: from the start up to, not including, the end. */
function rangeOf(start: Temporal.Instant, end: Temporal.Instant): Statement {
  return sql`tstzrange(${start}::timestamptz, ${end}::timestamptz, '[)')`
}
