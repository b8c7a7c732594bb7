import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './client.ts'
import { sql } from './sql.ts'
import { engines, type TestDatabase } from './testing/engines.ts'

/** While a new version is rolled out, processes of the version before call the same functions with what they know. */
describe.each(engines)('a process of the version before, on %s', (_, open) => {
  let test: TestDatabase
  let database: Database
  beforeAll(async () => {
    test = await open()
    database = test.database
  })
  afterAll(() => test.dispose())

  const monday = Temporal.Instant.from('2026-11-09T08:00:00Z')
  const phone = 'hash-of-a-phone'
  const phoneLimits = [{ key: `code-phone:${phone}`, max: 1, seconds: 86_400 }]
  const ask = async (id: string, now: Temporal.Instant) => {
    const request = {
      verification: { id, phone_hash: phone, code_hash: 'x', visitor: 'anna', expires_at: now.add({ minutes: 10 }) },
      job: { kind: 'code', key: `code:${id}`, payload: {} },
      limits: [],
      phone_limits: phoneLimits,
      try_limits: [],
      reserve: [{ key: `code-phone:${phone}:reserve`, max: 1, seconds: 86_400 }],
      per_hour: 100,
    }
    const { rows } = await database.run<{ allowed_at: Date | null }>(
      sql`select allowed_at from open_verification(${JSON.stringify(request)}::jsonb, ${now}::timestamptz)`,
    )
    return rows[0]!.allowed_at?.toTemporalInstant()
  }
  const spendTry = async (challenge: string, now: Temporal.Instant, more: object) => {
    const request = { challenge, visitors: ['anna'], max_tries: 5, sure_tries: 3, limits: [], ...more }
    const { rows } = await database.run<{ outcome: string }>(
      sql`select outcome from spend_try(${JSON.stringify(request)}::jsonb, ${now}::timestamptz)`,
    )
    return rows[0]!.outcome
  }

  it('is told of a code that is too old in words that it knows, and keeps to its own limits', async () => {
    const id = randomUUID()
    expect(await ask(id, monday)).toBeUndefined()
    const later = monday.add({ hours: 4 })
    expect(await spendTry(id, later, {})).toBe('unknown')
    expect(await spendTry(id, later, { tells_expired: true })).toBe('expired')
    // Without a refill, which it does not know, the phone's own limit holds.
    expect(await ask(randomUUID(), later)).toEqual(monday.add({ hours: 24 }))
  })
})
