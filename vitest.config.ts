import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{bench,booking,compiler,database,deploy,directory,domain,messages,releases,search,server,site,ui,commands}/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['database/testing/shared-postgres.ts'],
    // More workers than cores would only wait.
    maxWorkers: 2,
    testTimeout: 60_000,
    // What another process or connection does comes when the machine has time for it: a second is too short on a busy one.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
  },
})
