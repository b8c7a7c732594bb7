import type { Database } from '../client.ts'
import { type PartialLimit, writeLimit } from '../limits.ts'
import { sql } from '../sql.ts'

export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

export interface Job {
  kind: string
  key: string
  reference: string | null
  payload: Record<string, string>
  /** Including this attempt. */
  attempts: number
  /** The trace of the request that left it, as `traceparent` of W3C. */
  trace: string | null
  createdAt: Date
}

/** Kinds of jobs, the most urgent first, and how many of them are wanted. */
export interface Wanted {
  kinds: string[]
  limit: number
}

/** How long a claimed job is this process's alone, and by which clock: a job that was claimed for longer belongs to a process that died. */
export interface Lease {
  minutes: number
  /**
   * Whether processes go by the clock of their system. Then leases begin and end by the database server's, which all of them share: one whose
   * clock is ahead would otherwise take over what others are sending, and send it a second time.
   */
  isSystemClock: boolean
}

/**
 * Claims due jobs for this process, including those of processes that died while running them. Rows that another process has
 * locked are skipped, so that processes do not wait for each other. Jobs of other kinds stay for a process that knows them.
 * Returned in the order of the requested kinds. The keys go through an array because the planner expects few elements in one and
 * looks them up; with `in (select …)` it read the whole table, which keeps the jobs of months.
 */
export async function claimJobs(
  database: Database,
  now: Temporal.Instant,
  wanted: Wanted[],
  { minutes, isSystemClock }: Lease,
): Promise<Job[]> {
  const { rows } = await database.run<Job>(sql`
    update jobs set state = 'running', attempts = attempts + 1,
      run_at = case when ${isSystemClock}::boolean then statement_timestamp() else ${now}::timestamptz end
        + make_interval(mins => ${minutes}::integer)
    where key = any(array(
      select due.key from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (kinds text[], "limit" integer),
      lateral (
        select j.key from jobs j
        where j.state in ('waiting', 'running') and j.kind = any(w.kinds)
          -- This alone is what the index answers.
          and j.run_at <= case when ${isSystemClock}::boolean then greatest(statement_timestamp(), ${now}::timestamptz) else ${now}::timestamptz end
          and j.run_at <= case
            when j.state = 'running' and ${isSystemClock}::boolean then statement_timestamp()
            else ${now}::timestamptz
          end
        order by array_position(w.kinds, j.kind), j.run_at
        limit w."limit"
        for update skip locked
      ) due
    ))
    returning kind, key, reference, payload, attempts, trace, created_at as "createdAt"`)
  const order = wanted.flatMap((it) => it.kinds)
  return rows.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

/** Part of a job that a database function adds: the trace that it belongs to, where there is one. */
export function traceJson(trace: string | undefined): { trace?: string } {
  return trace === undefined ? {} : { trace }
}

/** Adds a job that belongs to no booking, unless one with the same key exists. */
export async function addJob(
  database: Database,
  job: { kind: string; key: string; runAt: Temporal.Instant; payload?: Job['payload'] },
  now: Temporal.Instant,
): Promise<void> {
  await database.run(sql`
    insert into jobs (kind, key, payload, run_at, created_at, trace)
    values (${job.kind}, ${job.key}, ${JSON.stringify(job.payload ?? {})}::jsonb, ${job.runAt}, ${now},
      ${database.trace?.() ?? null})
    on conflict (key) do nothing`)
}

/**
 * Adds a job and counts it against limits, in one step: of the same job many times at once, one is added and counted. If it is not allowed,
 * returns when it would be.
 */
export async function addLimitedJob(
  database: Database,
  { kind, key, runAt, payload }: { kind: string; key: string; runAt: Temporal.Instant; payload: Job['payload'] },
  limits: PartialLimit[],
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  const job = { kind, key, run_at: runAt.toString(), payload, ...traceJson(database.trace?.()) }
  const { rows } = await database.run<{ allowed_at: Date | null }>(sql`
    select add_limited_job(
      ${JSON.stringify(job)}::jsonb, ${JSON.stringify(limits.map(writeLimit))}::jsonb, ${now}::timestamptz
    ) as allowed_at`)
  return rows[0]?.allowed_at?.toTemporalInstant()
}

/** Adds a repeating job. One that an earlier version gave up on is restarted. */
export async function addRepeatingJob(
  database: Database,
  job: { kind: string; key: string; runAt: Temporal.Instant },
  now: Temporal.Instant,
): Promise<void> {
  await database.run(sql`
    insert into jobs (kind, key, run_at, created_at) values (${job.kind}, ${job.key}, ${job.runAt}, ${now})
    on conflict (key) do update set state = 'waiting', run_at = excluded.run_at, attempts = 0, finished_at = null
    where jobs.state not in ('waiting', 'running')`)
}

/** Marks jobs as finished and deletes their payloads: a code must not stay in the database once it is sent. */
export async function finishJobs(
  database: Database,
  keys: string[],
  state: Extract<JobState, 'done' | 'failed' | 'cancelled'>,
  now: Temporal.Instant,
  lastError: string | null = null,
): Promise<void> {
  await database.run(sql`
    update jobs set state = ${state}, finished_at = ${now}, payload = '{}', last_error = ${lastError}
    where key = any(${keys}::text[]) and state = 'running'`)
}

/** Reschedules a job for another attempt, or for a new round with all its attempts. */
export async function postponeJob(
  database: Database,
  key: string,
  next: { runAt: Temporal.Instant; lastError: string | null; newRound?: boolean },
): Promise<void> {
  await database.run(sql`
    update jobs set state = 'waiting', run_at = ${next.runAt}, last_error = ${next.lastError},
      attempts = case when ${next.newRound ?? false}::boolean then 0 else attempts end
    where key = ${key} and state = 'running'`)
}

/** When the next job of these kinds becomes due, so that the runner need not poll. */
export async function findNextDue(
  database: Database,
  kinds: string[],
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  const { rows } = await database.run<{ run_at: Date | null }>(sql`
    select min(run_at) as run_at from jobs
    where state in ('waiting', 'running') and run_at > ${now} and kind = any(${kinds}::text[])`)
  return rows[0]?.run_at?.toTemporalInstant()
}

export interface JobReport {
  kind: string
  state: JobState
  attempts: number
  lastError: string
  runAt: Date
}

/** The newest jobs that failed or wait for another attempt. */
export async function listTroubledJobs(database: Database, limit: number): Promise<JobReport[]> {
  const { rows } = await database.run<JobReport>(sql`
    select kind, state, attempts, last_error as "lastError", run_at as "runAt" from jobs
    where last_error is not null and state in ('failed', 'waiting', 'running')
    order by created_at desc limit ${limit}`)
  return rows
}

export async function countJobs(database: Database): Promise<{ state: JobState; count: number }[]> {
  const { rows } = await database.run<{ state: JobState; count: number }>(
    sql`select state, count(*)::integer as count from jobs group by state`,
  )
  return rows
}

/** How many jobs should run now, and for how many seconds the first of them has been due. */
export async function readBacklog(
  database: Database,
  now: Temporal.Instant,
): Promise<{ count: number; seconds: number }> {
  const { rows } = await database.run<{ count: number; seconds: number }>(sql`
    select count(*)::integer as count, coalesce(extract(epoch from ${now}::timestamptz - min(run_at)), 0)::float8 as seconds
    from jobs where state in ('waiting', 'running') and run_at <= ${now}`)
  return rows[0]!
}
