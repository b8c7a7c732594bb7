import { globSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
import { rooms } from './rooms.ts'

const testsIn = (folders: string[]) => folders.map((it) => `${it}/**/*.test.{ts,tsx}`)
const within = (room: string, folders: string[]) => testsIn(folders.map((it) => `${room}/${it}`))

/**
 * Rules, screens, calls of the API, SQL and the reading of content, whose tests leave nothing behind in their process: each of three
 * processes runs a third of these files. A process of its own costs a file between a third of a second and two and a half, to load and
 * compile the same code again. What starts processes, fills disks or uses up connections is not among them.
 */
const shared = [
  ...testsIn(['domain', 'messages', 'search', 'directory', 'ui', 'art', 'client', 'booking', 'site', 'staff']),
  ...within('server', ['routes', 'jobs', 'provider', 'availability', 'clock', 'facts', 'http', 'identity', 'kiosks']),
  ...within('server', ['limits', 'mail', 'partners', 'rosters', 'search', 'sms', 'static', 'waiting']),
  ...within('database', ['bookings', 'jobs', 'partners']),
  ...['database/functions', 'database/requests', 'database/rosters', 'database/sql'].map((it) => `${it}.test.ts`),
  ...within('compiler', [
    'checks',
    'compose',
    'exercises',
    'health-hub',
    'places',
    'prose',
    'read',
    'safety',
    'sources',
    'text',
  ]),
]

/** Of these, what replaces modules, globals or the clock, or changes its process in another way. */
const changes =
  /\bvi\.(mock|doMock|hoisted|resetModules|spyOn|stub\w+|useFakeTimers)\(|\bprocess\.(chdir|on|once|umask)\(/
const alone = globSync(shared).filter((file) => changes.test(readFileSync(file, 'utf8')))

const others = [...testsIn([...Object.keys(rooms), 'bench', 'deploy', 'faults']), '*.test.ts']

const settings = {
  testTimeout: 60_000,
  // What another process or connection does comes when the machine has time for it: a second is too short on a busy one.
  expect: { poll: { timeout: 30_000 } },
  hookTimeout: 120_000,
}

export default defineConfig({
  test: {
    globalSetup: ['database/testing/shared-postgres.ts'],
    // One more than a small machine has processors: files that start and kill processes wait for a third of their time (docs/testing.md).
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...settings,
          name: 'shared',
          include: shared,
          exclude: [...configDefaults.exclude, ...alone],
          isolate: false,
        },
      },
      { test: { ...settings, name: 'alone', include: alone } },
      { test: { ...settings, name: 'isolated', include: others, exclude: [...configDefaults.exclude, ...shared] } },
    ],
  },
})
