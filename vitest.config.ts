import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{bench,booking,compiler,database,domain,messages,releases,search,server,site,ui,commands}/**/*.test.{ts,tsx}',
    ],
    // A worker opens a database of its own and keeps it for all of its files: more workers than cores only wait.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
