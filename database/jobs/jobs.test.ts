import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../sql.ts'
import { engines, type TestDatabase } from '../testing/engines.ts'
import { claimJobs } from './jobs.ts'

const now = Temporal.Instant.from('2026-11-16T08:00:00Z')

describe.each(engines)('claiming jobs, on %s', (_, open) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await open()
  })
  beforeEach(() => test.empty())
  afterAll(() => test.dispose())

  const wanted = [
    { kinds: ['code'], limit: 30 },
    { kinds: ['confirmation', 'moved'], limit: 30 },
    { kinds: ['reminder'], limit: 20 },
  ]
  const claim = () => claimJobs(test.database, now, wanted, { minutes: 2, isSystemClock: false })

  /** How often the whole table was read so far. */
  const countFullReads = async () => {
    await test.database.run(sql`select pg_stat_force_next_flush()`)
    const { rows } = await test.database.run<{ count: number }>(
      sql`select seq_scan::integer as count from pg_stat_user_tables where relname = 'jobs'`,
    )
    return rows[0]!.count
  }

  it('reads those that are due and not the jobs of months that are done', async () => {
    await test.database.run(sql`
      insert into jobs (kind, key, reference, state, run_at, created_at)
      select k.kind, concat(n, ':', k.kind), n::text, k.state, ${now}::timestamptz + n * k.step, ${now}
      from generate_series(1, 4000) n,
        (values ('confirmation', 'done', interval '0'), ('reminder', 'waiting', interval '1 minute')) as k (kind, state, step)`)
    await test.database.run(sql`analyze jobs`)
    await test.database.run(sql`
      insert into jobs (kind, key, run_at, created_at)
      select 'confirmation', concat('due:', n), ${now}, ${now} from generate_series(1, 10) n`)
    const before = await countFullReads()
    const claimed = await claim()
    expect(claimed.map((it) => it.key).sort()).toEqual(Array.from({ length: 10 }, (_, n) => `due:${n + 1}`).sort())
    expect(await countFullReads()).toBe(before)
  })
})
