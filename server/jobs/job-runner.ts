import type { Database } from '#database/client.ts'
import { claimJobs, findNextDue, finishJobs, type Job, postponeJob } from '#database/jobs.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'

/** What became of one attempt. */
export type JobResult =
  | { end: 'done' | 'cancelled' }
  /** It may work later; `giveUpAt`: when it would be too late to be of use. */
  | { end: 'retry'; code: string; giveUpAt?: Temporal.Instant }
  | { end: 'failed'; code: string }
  /** Done, and to be done again. */
  | { end: 'again'; at: Temporal.Instant }

export type JobHandlers = Record<string, (job: Job, now: Temporal.Instant) => Promise<JobResult>>

export interface JobRunner {
  /** Runs everything that is due and resolves when nothing is left. */
  drain(): Promise<void>
  /** There is something new to do. */
  wake(): void
  start(): void
  stop(): Promise<void>
}

/** Minutes to wait after each failed attempt; after the last one the job has failed for good. */
const backOff = [0.25, 1, 5, 15, 60, 180]

/** A process that has had a job for longer than this must have died over it; every attempt has a shorter time limit. */
const lockMinutes = 2

const batchSize = 25

/** Milliseconds after which new work is begun: what comes in meanwhile is done in one go. */
const gatherFor = 20

/** How long to sleep when nothing is known to be due: other processes may leave jobs behind at any time. */
const longestSleep = { server: 1_000, embedded: 30_000 }

export function createJobRunner(parts: {
  database: Database
  clock: Clock
  log: Log
  handlers: JobHandlers
}): JobRunner {
  const { database, clock, log, handlers } = parts
  let running: Promise<void> | undefined
  let wakeAgain = false
  let timer: NodeJS.Timeout | undefined
  let started = false
  let isWoken = false

  async function runDue(): Promise<void> {
    try {
      do {
        wakeAgain = false
        for (;;) {
          const now = clock.now()
          const lockedUntil = now.add({ minutes: lockMinutes })
          const jobs = await claimJobs(database, now, { limit: batchSize, lockedUntil })
          if (jobs.length === 0) break
          await runTogether(jobs)
        }
      } while (wakeAgain)
    } finally {
      running = undefined
    }
  }

  async function runTogether(jobs: Job[]): Promise<void> {
    const now = clock.now()
    const results = await Promise.all(jobs.map((job) => attempt(job, now)))
    for (const end of ['done', 'cancelled'] as const) {
      const keys = jobs.filter((_, n) => results[n]!.end === end).map((it) => it.key)
      if (keys.length > 0) await finishJobs(database, keys, end, now)
    }
    await Promise.all(jobs.map((job, n) => settle(job, results[n]!, now)))
  }

  /** What is neither done nor cancelled. */
  async function settle(job: Job, result: JobResult, now: Temporal.Instant): Promise<void> {
    switch (result.end) {
      case 'again':
        return postponeJob(database, job.key, result.at, null)
      case 'failed':
        return giveUp(job, result.code, now)
      case 'retry': {
        const minutes = backOff[job.attempts - 1]
        const next = minutes === undefined ? undefined : now.add({ seconds: minutes * 60 })
        const isTooLate = next && result.giveUpAt && Temporal.Instant.compare(next, result.giveUpAt) >= 0
        if (!next || isTooLate) return giveUp(job, result.code, now)
        log.warn({ job: job.kind, attempt: job.attempts, code: result.code }, 'a job failed and is tried again')
        return postponeJob(database, job.key, next, result.code)
      }
    }
  }

  async function attempt(job: Job, now: Temporal.Instant): Promise<JobResult> {
    try {
      return (await handlers[job.kind]?.(job, now)) ?? { end: 'failed', code: 'unknown-kind' }
    } catch (error) {
      log.error({ err: error, job: job.kind }, 'a job broke')
      return { end: 'retry', code: 'unexpected' }
    }
  }

  async function giveUp(job: Job, code: string, now: Temporal.Instant): Promise<void> {
    log.error({ job: job.kind, attempt: job.attempts, code }, 'a job has failed for good')
    await finishJobs(database, [job.key], 'failed', now, code)
  }

  function drain(): Promise<void> {
    wakeAgain = true
    running ??= runDue()
    return running
  }

  async function turn(): Promise<void> {
    clearTimeout(timer)
    isWoken = false
    let sleep = longestSleep[database.kind]
    try {
      await drain()
      const due = await findNextDue(database)
      if (due) sleep = Math.min(sleep, Math.max(0, due.epochMilliseconds - clock.now().epochMilliseconds) + 1)
    } catch (error) {
      log.warn({ err: error }, 'jobs wait for the database')
      sleep = 1_000
    }
    if (started && !isWoken) {
      clearTimeout(timer)
      timer = setTimeout(turn, sleep)
      timer.unref()
    }
  }

  return {
    drain,
    wake: () => {
      if (!started || isWoken) return
      isWoken = true
      clearTimeout(timer)
      timer = setTimeout(turn, gatherFor)
    },
    start: () => {
      started = true
      void turn()
    },
    stop: async () => {
      started = false
      clearTimeout(timer)
      await running?.catch(() => {})
    },
  }
}
