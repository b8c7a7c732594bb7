import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{bench,booking,compiler,database,directory,domain,messages,releases,search,server,site,ui,commands}/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['database/testing/shared-postgres.ts'],
    // More workers than cores would only wait.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
