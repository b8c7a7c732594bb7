import { defineConfig } from 'vitest/config'
import { rooms } from './rooms.ts'

export default defineConfig({
  test: {
    include: [`{${[...Object.keys(rooms), 'bench', 'deploy'].join()}}/**/*.test.{ts,tsx}`, '*.test.ts'],
    globalSetup: ['database/testing/shared-postgres.ts'],
    // More workers than cores would only wait.
    maxWorkers: 2,
    testTimeout: 60_000,
    // What another process or connection does comes when the machine has time for it: a second is too short on a busy one.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
  },
})
