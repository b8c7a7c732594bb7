import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each([
  [
    'postgres://innom:a-password@127.0.0.1:1/innom',
    'PostgreSQL at 127.0.0.1:1 does not answer (ECONNREFUSED). Start it, or check DATABASE_URL.\n',
  ],
  [
    'postgres://innom:a-password@db.invalid/innom',
    'The host db.invalid of DATABASE_URL is unknown. Check DATABASE_URL.\n',
  ],
])('a command that cannot reach %s says so in one line', (url, line) => {
  const { status, stderr } = spawnSync(process.execPath, ['commands/migrate.ts'], {
    env: { ...process.env, APP_ENV: 'test', DATABASE_URL: url },
    encoding: 'utf8',
  })
  expect(stderr).toBe(line)
  expect(status).toBe(1)
})
