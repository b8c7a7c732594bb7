import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Database } from '#database/client.ts'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { openTestApi, type TestApi } from './test-api.ts'

/** Gives every test of a `describe` an API of its own on an emptied database. `facts`: others than those of the sample chain. */
export function apiForEachTest(
  open: () => Promise<TestDatabase> = openTestEmbedded,
  facts?: Facts,
): {
  readonly database: Database
  readonly api: TestApi
  /** Starts it again on the same database, with other settings. */
  restart(env: Record<string, string>): Promise<void>
} {
  const chain = facts && { facts }
  let test: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    test = await open()
  })
  beforeEach(async () => {
    await test.empty()
    api = await openTestApi({ database: test.database, ...chain })
  })
  afterEach(() => api.close())
  afterAll(() => test.dispose())
  return {
    get database() {
      return test.database
    },
    get api() {
      return api
    },
    restart: async (env) => {
      await api.close()
      api = await openTestApi({ database: test.database, ...chain, env })
    },
  }
}
