import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#database/client.ts'
import { forgetFuture } from '#database/future.ts'
import { addJob, addRepeatingJob } from '#database/jobs/jobs.ts'
import { sql } from '#database/sql.ts'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import type { Clock } from '../clock/clock.ts'
import { createLog } from '../process/log.ts'
import { createMovingClock, type MovingClock } from '../testing/moving-clock.ts'
import { mondayMorning } from '../testing/test-api.ts'
import type { JobHandlers } from './job-rules.ts'
import { createJobRunner } from './job-runner.ts'

describe.each(engines)('jobs, on %s', (_, open) => {
  let test: TestDatabase
  let clock: MovingClock
  let log: string[]
  beforeAll(async () => {
    test = await open()
  })
  beforeEach(async () => {
    await test.empty()
    clock = createMovingClock(mondayMorning)
    log = []
  })
  afterAll(() => test.dispose())

  const runnerOf = (
    handlers: JobHandlers,
    changes: Partial<Pick<Parameters<typeof createJobRunner>[0], 'attemptLimit' | 'clock' | 'database'>> = {},
  ) =>
    createJobRunner({
      database: test.database,
      clock,
      log: createLog({ LOG_LEVEL: 'info' }, { write: (line) => void log.push(line) }),
      handlers,
      ...changes,
    })
  const add = (kind: string, key = kind) => addJob(test.database, { kind, key, runAt: clock.now() }, clock.now())
  const readJobs = async () =>
    (
      await test.database.run<{ key: string; state: string; attempts: number }>(sql`
      select key, state, attempts from jobs order by key`)
    ).rows

  it('go on although as many as may be in hand but one hang', async () => {
    const sent: string[] = []
    const { promise: hanging, resolve: release } = Promise.withResolvers<void>()
    const runner = runnerOf({
      code: {
        run: async (job) => {
          if (job.key.startsWith('hangs')) await hanging
          sent.push(job.key)
          return { end: 'done' }
        },
      },
      reminder: {
        run: async (job) => {
          sent.push(job.key)
          return { end: 'done' }
        },
      },
    })
    for (let n = 0; n < 29; n++) await add('code', `hangs-${n}`)
    for (let n = 0; n < 5; n++) await add('code', `next-${n}`)
    await add('reminder')
    const drained = runner.drain()
    await expect.poll(() => sent.length, { timeout: 60_000 }).toBe(6)
    release()
    await drained
    expect(sent).toHaveLength(35)
    expect((await readJobs()).every((it) => it.state === 'done')).toBe(true)
  })

  it('that come while another hangs are begun at once, also where somebody waits for all of them', async () => {
    const sent: string[] = []
    const { promise: hanging, resolve: release } = Promise.withResolvers<void>()
    const runner = runnerOf({
      code: {
        run: async (job) => {
          sent.push(job.key)
          if (job.key === 'hangs') await hanging
          return { end: 'done' }
        },
      },
    })
    await add('code', 'hangs')
    const drained = runner.drain()
    await expect.poll(() => sent).toEqual(['hangs'])
    await add('code', 'comes later')
    runner.lookNow()
    await expect.poll(() => sent).toEqual(['hangs', 'comes later'])
    release()
    await drained
  })

  it('have a time limit, whatever they wait for', async () => {
    const runner = runnerOf({ code: { run: () => new Promise(() => {}) } }, { attemptLimit: 20 })
    await add('code')
    await runner.drain()
    expect(await readJobs()).toEqual([{ key: 'code', state: 'waiting', attempts: 1 }])
  })

  it('that hang are left for the next start when the process stops', async () => {
    const runner = createJobRunner({
      database: test.database,
      clock,
      log: createLog({ LOG_LEVEL: 'info' }, { write: (line) => void log.push(line) }),
      handlers: { 'contact-mail': { run: () => new Promise(() => {}) } },
      stopLimit: 20,
    })
    await add('contact-mail')
    runner.start()
    await expect.poll(async () => (await readJobs())[0]!.attempts).toBe(1)
    await runner.stop()
    expect(log.join('')).toContain('left for the next start')

    const sent: string[] = []
    const next = runnerOf({
      'contact-mail': {
        run: async ({ key }) => {
          sent.push(key)
          return { end: 'done' }
        },
      },
    })
    clock.advance({ minutes: 3 })
    await next.drain()
    expect(sent).toEqual(['contact-mail'])
  })

  it('may have another limit by their kind, because a mail server takes its time', async () => {
    const server = Promise.withResolvers<{ end: 'done' }>()
    const runner = runnerOf(
      {
        'contact-mail': { attemptLimit: 60_000, run: () => server.promise },
        code: { run: () => new Promise(() => {}) },
      },
      { attemptLimit: 20 },
    )
    await add('contact-mail')
    await add('code')
    const drained = runner.drain()
    const timedOut = () => test.database.run(sql`select key from jobs where last_error = 'timeout'`)
    await expect.poll(async () => (await timedOut()).rows).toEqual([{ key: 'code' }])
    server.resolve({ end: 'done' })
    await drained
    expect((await readJobs()).map(({ key, state }) => [key, state])).toEqual([
      ['code', 'waiting'],
      ['contact-mail', 'done'],
    ])
  })

  it('are done once although the database was away when that was to be written down', async () => {
    let isAway = false
    let refused = 0
    const database: Database = {
      ...test.database,
      run: (statement) => {
        if (!isAway) return test.database.run(statement)
        refused++
        return Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNRESET' }))
      },
    }
    const sent: string[] = []
    const runner = runnerOf(
      {
        code: {
          run: async ({ key }) => {
            sent.push(key)
            isAway = true
            return { end: 'done' }
          },
        },
      },
      { database },
    )
    await add('code')
    const drained = runner.drain()
    await expect.poll(() => refused).toBeGreaterThan(0)
    isAway = false
    await drained
    clock.advance({ minutes: 3 })
    await runner.drain()
    expect(sent).toEqual(['code'])
    expect(await readJobs()).toEqual([{ key: 'code', state: 'done', attempts: 1 }])
  })

  it('that are in hand are not begun again when the clock is put forward', async () => {
    const sending = Promise.withResolvers<{ end: 'done' }>()
    let begun = 0
    const handlers: JobHandlers = {
      code: {
        run: () => {
          begun++
          return sending.promise
        },
      },
    }
    const runner = runnerOf(handlers)
    await add('code')
    const drained = runner.drain()
    await expect.poll(() => begun).toBe(1)
    clock.advance({ minutes: 30 })
    await runner.drain(() => false)
    expect(begun).toBe(1)
    sending.resolve({ end: 'done' })
    await drained
    expect((await readJobs())[0]!.state).toBe('done')
  })

  it('of a process whose clock is behind are left alone by one whose clock is ahead', async () => {
    const clockOff = (minutes: number): Clock => ({
      now: () => Temporal.Now.instant().add({ minutes }),
      isSystem: true,
    })
    const sending = Promise.withResolvers<{ end: 'done' }>()
    const sent: string[] = []
    const handlersOf = (name: string): JobHandlers => ({
      code: {
        run: () => {
          sent.push(name)
          return sending.promise
        },
      },
    })
    const behind = runnerOf(handlersOf('behind'), { clock: clockOff(-30) })
    const ahead = runnerOf(handlersOf('ahead'), { clock: clockOff(30) })
    const longAgo = Temporal.Now.instant().subtract({ hours: 1 })
    await addJob(test.database, { kind: 'code', key: 'code', runAt: longAgo }, longAgo)
    const drained = behind.drain()
    await expect.poll(() => sent).toEqual(['behind'])
    await ahead.drain(() => false)
    expect(sent).toEqual(['behind'])
    // Nor when somebody tidies up after a clock that was ahead when the job was left.
    await test.database.run(sql`update jobs set created_at = ${Temporal.Now.instant().add({ minutes: 30 })}`)
    await forgetFuture(test.database, Temporal.Now.instant(), { isSystemClock: true })
    await ahead.drain(() => false)
    expect(sent).toEqual(['behind'])
    sending.resolve({ end: 'done' })
    await drained
    expect(await readJobs()).toEqual([{ key: 'code', state: 'done', attempts: 1 }])
  })

  it('begin with codes, then confirmations, reminders and the rest', async () => {
    const begun: string[] = []
    const kinds = ['retention', 'reminder', 'cancelled', 'confirmation', 'code']
    const handlers: JobHandlers = {}
    for (const kind of kinds) {
      handlers[kind] = {
        run: async () => {
          begun.push(kind)
          return { end: 'done' }
        },
      }
      await add(kind)
    }
    await runnerOf(handlers).drain()
    expect(begun).toEqual(['code', 'confirmation', 'cancelled', 'reminder', 'retention'])
  })

  it('of a kind that this process does not know wait for a newer one', async () => {
    const old = runnerOf({ code: { run: async () => ({ end: 'done' }) } })
    await add('invitation')
    await old.drain()
    expect(await readJobs()).toEqual([{ key: 'invitation', state: 'waiting', attempts: 0 }])
    await runnerOf({ invitation: { run: async () => ({ end: 'done' }) } }).drain()
    expect(await readJobs()).toEqual([{ key: 'invitation', state: 'done', attempts: 1 }])
  })

  describe('that repeat', () => {
    let rounds: number
    let isBroken: boolean
    const tidying: JobHandlers = {
      retention: {
        everyMinutes: 30,
        run: async () => {
          rounds++
          return isBroken ? { end: 'retry', code: 'timeout' } : { end: 'done' }
        },
      },
    }
    const start = () =>
      addRepeatingJob(test.database, { kind: 'retention', key: 'retention', runAt: clock.now() }, clock.now())
    beforeEach(async () => {
      rounds = 0
      isBroken = false
      await start()
    })
    const runFor = async (minutes: number, step: number) => {
      const runner = runnerOf(tidying)
      for (let at = 0; at < minutes; at += step) {
        await runner.drain()
        clock.advance({ minutes: step })
      }
    }

    it('survive a timeout after any number of rounds', async () => {
      await runFor(300, 30)
      expect(rounds).toBe(10)
      isBroken = true
      await runFor(1, 1)
      isBroken = false
      await runFor(60, 1)
      expect(rounds).toBeGreaterThan(12)
      expect(await readJobs()).toMatchObject([{ state: 'waiting' }])
    })

    it('begin a new round after one in which every attempt failed, and an operator is told', async () => {
      isBroken = true
      await runFor(300, 1)
      expect(log.join('')).toContain('a round of a repeating job has failed')
      const failed = rounds
      isBroken = false
      await runFor(60, 30)
      expect(rounds).toBeGreaterThan(failed)
      expect(await readJobs()).toEqual([{ key: 'retention', state: 'waiting', attempts: 0 }])
    })

    it('begin again at the next start where an earlier version had given up', async () => {
      await test.database.run(sql`update jobs set state = 'failed', attempts = 7, finished_at = ${clock.now()}`)
      await start()
      await runFor(1, 1)
      expect(rounds).toBe(1)
    })
  })
})
