import type { Database } from '#database/client.ts'
import { isFaultOfCall } from '#database/engines/errors.ts'
import { gather } from '#database/engines/gather.ts'
import { claimJobs, findNextDue, finishJobs, type Job, postponeJob } from '#database/jobs/jobs.ts'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../process/log.ts'
import { onceAvailable } from '../process/once-available.ts'
import { startSleepSafeTimeout } from '../process/sleep-safe-timeout.ts'
import { backOff, createLanes, type JobHandlers, type JobResult, lockMinutes } from './job-rules.ts'
import { createTimer } from './job-timer.ts'

export interface JobRunner {
  /** Runs everything that is due and resolves when nothing is left, or nothing of the kinds that are waited for. */
  drain(isAwaited?: (kind: string) => boolean): Promise<void>
  /** Call when there is a new job. */
  lookNow(): void
  start(): void
  /** Starts nothing more and finishes what is in hand, unless it takes too long: then it runs again after the next start. */
  stop(): Promise<void>
}

/** How long to wait when no job is known to be due: other processes may add jobs at any time. */
const longestPause = { server: 1_000, embedded: 30_000 }

/** Milliseconds for jobs in hand when the process stops: longer than a working gateway takes. */
const longestStop = 2_000

/** Milliseconds more for those that are done and only have to be written down: whoever forgets that sends a message again. */
const longestSettling = 5_000

/** How long to wait while no job may start because the disk is full. */
const pauseForRoom = 5_000

/**
 * Runs jobs in lanes, each with a limited number of concurrent jobs: a message that hangs takes one slot of its lane,
 * and everything else goes on. Jobs of unknown kinds are left to processes that know them.
 */
export function createJobRunner(parts: {
  database: Database
  clock: Clock
  log: Log
  handlers: JobHandlers
  /** Milliseconds for one attempt, whatever the handler waits for; well below the time for which a job is locked. */
  attemptLimit?: number
  /** Milliseconds to wait for jobs in hand when stopping; shorter in tests. */
  stopLimit?: number
  /** Whether jobs may start; every job writes to the database. */
  mayRun?: () => boolean
}): JobRunner {
  const { database, clock, log, handlers, attemptLimit = 60_000, stopLimit = longestStop, mayRun = () => true } = parts
  const lanes = createLanes(Object.keys(handlers))
  const kinds = lanes.flatMap((it) => it.kinds)
  /** Running jobs with their kinds. */
  const inHand = new Map<Promise<void>, string>()
  const keysInHand = new Set<string>()
  /** Those that are done and not written down. */
  const settling = new Set<Promise<void>>()
  const stopping = new AbortController()
  let claiming: Promise<void> | undefined
  let claimAgain = false
  let draining = 0

  /** Claims due jobs for the free slots of the lanes and starts them, the most urgent first. */
  function claim(): Promise<void> {
    claimAgain = true
    claiming ??= claimUntilFull().finally(() => {
      claiming = undefined
    })
    return claiming
  }

  async function claimUntilFull(): Promise<void> {
    while (claimAgain) {
      claimAgain = false
      if (!mayRun()) return
      const asked = lanes.map((lane) => ({ lane, limit: lane.width - lane.busy })).filter((it) => it.limit > 0)
      if (asked.length === 0) return
      const now = clock.now()
      const lease = { minutes: lockMinutes, isSystemClock: clock.isSystem ?? false }
      const places = asked.map(({ lane, limit }) => ({ kinds: lane.kinds, limit }))
      const jobs = await claimJobs(database, now, places, lease)
      for (const { lane, limit } of asked) {
        // The clock of an embedded database is ours: if it was put forward, what we are running looks left behind.
        const mine = jobs.filter((it) => lane.kinds.includes(it.kind) && !keysInHand.has(it.key))
        lane.mayHaveMore = mine.length === limit
        for (const job of mine) begin(job, lane)
      }
    }
  }

  function begin(job: Job, lane: ReturnType<typeof createLanes>[number]): void {
    lane.busy++
    keysInHand.add(job.key)
    const work = run(job)
      .catch((error) => log.warn({ err: error, job: job.kind }, 'what became of a job could not be written down'))
      .finally(() => {
        inHand.delete(work)
        keysInHand.delete(job.key)
        lane.busy--
        // Deferred past other jobs that end in the same tick, so that one call refills all their slots.
        if (lane.mayHaveMore) setImmediate(() => void claim().catch(() => {}))
      })
    inHand.set(work, job.kind)
  }

  async function run(job: Job): Promise<void> {
    const now = clock.now()
    const result = await attempt(job, now)
    // The message has left: whoever forgets that sends it again.
    const settled = onceAvailable(() => settle(job, result, now), stopping.signal).finally(() =>
      settling.delete(settled),
    )
    settling.add(settled)
    await settled
  }

  async function attempt(job: Job, now: Temporal.Instant): Promise<JobResult> {
    let cancelTimeout = () => {}
    const limit = new Promise<JobResult>((resolve) => {
      const milliseconds = handlers[job.kind]?.attemptLimit ?? attemptLimit
      cancelTimeout = startSleepSafeTimeout(milliseconds, () => resolve({ end: 'retry', code: 'timeout' }))
    })
    try {
      return await Promise.race([handlers[job.kind]!.run(job, now), limit])
    } catch (error) {
      log.error({ err: error, job: job.kind }, 'a job broke')
      return { end: 'retry', code: 'unexpected' }
    } finally {
      cancelTimeout()
    }
  }

  // Many messages are sent at the same moment, so their results are written together.
  const finish = gather<{ key: string; end: 'done' | 'cancelled' }, void>(
    async (ended) => {
      for (const end of ['done', 'cancelled'] as const) {
        const keys = ended.filter((it) => it.end === end).map((it) => it.key)
        if (keys.length > 0) await finishJobs(database, keys, end, clock.now())
      }
      return ended.map(() => undefined)
    },
    isFaultOfCall,
    { most: 50, atOnce: 2 },
  )

  async function settle(job: Job, result: JobResult, now: Temporal.Instant): Promise<void> {
    const round = handlers[job.kind]?.everyMinutes
    switch (result.end) {
      case 'done':
        if (round === undefined) return finish({ key: job.key, end: 'done' })
        return postponeJob(database, job.key, { runAt: now.add({ minutes: round }), lastError: null, newRound: true })
      case 'cancelled':
        return finish({ key: job.key, end: 'cancelled' })
      case 'later':
        return postponeJob(database, job.key, { runAt: result.at, lastError: result.code ?? null, newRound: true })
      case 'failed':
        return giveUp(job, result.code, now)
      case 'retry': {
        const minutes = (handlers[job.kind]?.backOff ?? backOff)[job.attempts - 1]
        const next = result.at ?? (minutes === undefined ? undefined : now.add({ seconds: minutes * 60 }))
        const isTooLate = next && result.giveUpAt && Temporal.Instant.compare(next, result.giveUpAt) >= 0
        if (!next || isTooLate) return giveUp(job, result.code, now)
        log.warn({ job: job.kind, attempt: job.attempts, code: result.code }, 'a job failed and is tried again')
        return postponeJob(database, job.key, { runAt: next, lastError: result.code })
      }
    }
  }

  /** Repeating jobs never fail for good: the next round starts with all its attempts. */
  async function giveUp(job: Job, code: string, now: Temporal.Instant): Promise<void> {
    const round = handlers[job.kind]?.everyMinutes
    const note = { job: job.kind, attempt: job.attempts, code }
    if (round === undefined) {
      log.error(note, 'a job has failed for good')
      return finishJobs(database, [job.key], 'failed', now, code)
    }
    log.error(note, 'a round of a repeating job has failed')
    return postponeJob(database, job.key, { runAt: now.add({ minutes: round }), lastError: code, newRound: true })
  }

  async function drain(isAwaited: (kind: string) => boolean = () => true): Promise<void> {
    const awaited = () => [...inHand].flatMap(([work, kind]) => (isAwaited(kind) ? [work] : []))
    let found: Promise<void>[]
    draining++
    try {
      do {
        await claim()
        found = awaited()
        await Promise.all(found)
        // A lane that was full is filled again in the meantime; what has run may have left another job.
        await new Promise((resolve) => setImmediate(resolve))
      } while (found.length > 0 || awaited().length > 0 || claiming)
    } finally {
      draining--
    }
  }

  /** Whoever drains also gets what has come meanwhile, while another job takes long. */
  function lookNow(): void {
    timer.runSoon()
    if (draining > 0) void claim().catch(() => {})
  }

  async function finishInHand(): Promise<void> {
    if (inHand.size === 0) return
    await waitFor(inHand.keys(), stopLimit)
    if (settling.size > 0) await waitFor(settling, longestSettling)
    if (inHand.size > 0) log.warn({ jobs: inHand.size }, 'jobs that take too long are left for the next start')
  }

  async function waitFor(all: Iterable<Promise<void>>, milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds)
    })
    await Promise.race([Promise.allSettled(all), limit])
    clearTimeout(timer)
  }

  /** Starts what is due and returns how long to wait; does not wait for running jobs. */
  async function turn(): Promise<number> {
    // Due jobs stay due while the disk is full; polling for them at once would keep the processor busy.
    if (!mayRun()) return pauseForRoom
    try {
      await claim()
      const due = await findNextDue(database, kinds, clock.now())
      const longest = longestPause[database.kind]
      return due ? Math.min(longest, due.epochMilliseconds - clock.now().epochMilliseconds + 1) : longest
    } catch (error) {
      log.warn({ err: error }, 'jobs wait for the database')
      return 1_000
    }
  }

  const timer = createTimer(turn)
  return {
    drain,
    lookNow,
    start: timer.start,
    stop: async () => {
      timer.stop()
      await claiming?.catch(() => {})
      await finishInHand()
      stopping.abort()
    },
  }
}
