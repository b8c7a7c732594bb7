import { sql } from 'kysely'
import type { Database } from './client.ts'
import type { JobState } from './tables.ts'

export interface Job {
  kind: string
  key: string
  reference: string | null
  payload: Record<string, string>
  /** This attempt included. */
  attempts: number
}

/**
 * Takes jobs that are due for this process alone, also those of a process that died over them. Rows that another
 * process looks at are skipped, so that any number of them can take turns without waiting.
 */
export async function claimJobs(
  { query }: Database,
  now: Temporal.Instant,
  { limit, lockedUntil }: { limit: number; lockedUntil: Temporal.Instant },
): Promise<Job[]> {
  const { rows } = await sql<Job>`
    update jobs set state = 'running', attempts = attempts + 1, locked_until = ${lockedUntil.toString()}
    where id in (
      select id from jobs
      where (state = 'waiting' and run_at <= ${now.toString()}) or (state = 'running' and locked_until <= ${now.toString()})
      order by run_at
      limit ${limit}
      for update skip locked
    )
    returning kind, key, reference, payload, attempts`.execute(query)
  return rows
}

/** Makes sure of a job that belongs to no booking; one with the same key that is still there stays as it is. */
export async function addJob(
  { query }: Database,
  job: { kind: string; key: string; runAt: Temporal.Instant },
  now: Temporal.Instant,
): Promise<void> {
  await query
    .insertInto('jobs')
    .values({
      kind: job.kind,
      key: job.key,
      payload: '{}',
      state: 'waiting',
      run_at: job.runAt.toString(),
      created_at: now.toString(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Ends a job for good. What it carried is forgotten: a code has no business in the database once it is sent. */
export async function finishJob(
  { query }: Database,
  key: string,
  state: Extract<JobState, 'done' | 'failed' | 'cancelled'>,
  now: Temporal.Instant,
  lastError: string | null = null,
): Promise<void> {
  await query
    .updateTable('jobs')
    .set({ state, finished_at: now.toString(), locked_until: null, payload: '{}', last_error: lastError })
    .where('key', '=', key)
    .where('state', '=', 'running')
    .execute()
}

/** Puts a job back for another attempt. */
export async function postponeJob(
  { query }: Database,
  key: string,
  runAt: Temporal.Instant,
  lastError: string | null,
): Promise<void> {
  await query
    .updateTable('jobs')
    .set({ state: 'waiting', run_at: runAt.toString(), locked_until: null, last_error: lastError })
    .where('key', '=', key)
    .where('state', '=', 'running')
    .execute()
}

/** When the next job is due, so that nobody has to ask all the time. */
export async function findNextDue({ query }: Database): Promise<Temporal.Instant | undefined> {
  const row = await query
    .selectFrom('jobs')
    .select((eb) => eb.fn.min('run_at').as('run_at'))
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return (row?.run_at as Date | null | undefined)?.toTemporalInstant()
}

export interface JobReport {
  kind: string
  state: JobState
  attempts: number
  lastError: string | null
  runAt: Temporal.Instant
}

/** What has not come through: the newest jobs that gave up or wait for another attempt. */
export async function listTroubledJobs({ query }: Database, limit: number): Promise<JobReport[]> {
  const rows = await query
    .selectFrom('jobs')
    .select(['kind', 'state', 'attempts', 'last_error', 'run_at'])
    .where('last_error', 'is not', null)
    .where('state', 'in', ['failed', 'waiting', 'running'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    runAt: row.run_at.toTemporalInstant(),
  }))
}

export async function countJobs({ query }: Database): Promise<{ state: JobState; count: number }[]> {
  const rows = await query
    .selectFrom('jobs')
    .select((eb) => ['state', eb.fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute()
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}
