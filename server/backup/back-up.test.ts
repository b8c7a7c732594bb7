import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { restoreBackup } from '#database/backup/restore-backup.ts'
import { openDatabase } from '#database/open.ts'
import { copyEmptyFolder } from '#database/testing/empty-databases.ts'
import { copyEmbeddedTemplate } from '#database/testing/engines.ts'
import { createTestDatabase } from '#database/testing/shared-postgres.ts'
import { parseConfig } from '../settings/config.ts'
import { ask, order, provePhone, startApiProcess } from '../testing/start-process.ts'
import { mondayMorning } from '../testing/test-api.ts'
import { newPhone, orderFor } from '../testing/visit.ts'
import { backUp } from './back-up.ts'

const patience = { timeout: 300_000 }

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const it of cleanUp.splice(0).reverse()) await it()
})

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'innom-test-backup-'))
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function startServer(env: Record<string, string>) {
  const server = await startApiProcess(env)
  cleanUp.push(() => server.kill())
  return server
}

async function book(url: string) {
  const query = 'treatment=gp-consultation&clinic=bislett&date=2026-11-10'
  const { slots } = (await ask(`${url}/api/slots?${query}`)).body
  const phone = newPhone()
  const booked = await order(url, orderFor(slots[0].id, phone, provePhone(phone)), phone)
  expect(booked.status).toBe(201)
  return {
    slot: slots[0].id,
    reference: booked.body.reference,
    headers: { authorization: `Bearer ${booked.body.token}` },
  }
}

/** Where a database is, and an empty one in its place after it was lost. */
const engines: [
  string,
  () => Promise<{ before: Record<string, string>; after: () => Promise<Record<string, string>> }>,
][] = [
  [
    'PostgreSQL',
    async () => {
      const lost = await createTestDatabase()
      return {
        before: { DATABASE_URL: lost.url },
        after: async () => {
          await lost.drop()
          const next = await createTestDatabase('template0')
          cleanUp.push(next.drop)
          return { DATABASE_URL: next.url }
        },
      }
    },
  ],
  [
    'the embedded database',
    async () => {
      const folder = await copyEmbeddedTemplate()
      cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
      return {
        before: { DATA_DIR: folder },
        after: async () => {
          rmSync(folder, { recursive: true })
          const next = await copyEmptyFolder()
          cleanUp.push(() => rmSync(next, { recursive: true, force: true }))
          return { DATA_DIR: next }
        },
      }
    },
  ],
]

it.each(engines)('what was booked before a backup is there when %s was lost after it', patience, async (_, prepare) => {
  const { before, after } = await prepare()
  const file = join(makeFolder(), 'innom.backup')
  const first = await startServer(before)
  const kept = await book(first.url)
  // The server goes on while the backup is made.
  const [written, beside] = await Promise.all([backUp(configOf(before), file), book(first.url)])
  expect(written.rows).toBeGreaterThan(0)
  expect((await ask(`${first.url}/api/bookings/${beside.reference}`, beside)).status).toBe(200)
  const lost = await book(first.url)
  await first.kill()

  const env = await after()
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, connections: 1 })
  try {
    await restoreBackup(database, file, { replace: false, lostAt: mondayMorning })
  } finally {
    await database.close()
  }
  const second = await startServer(env)
  expect(await ask(`${second.url}/api/bookings/${kept.reference}`, kept)).toMatchObject({
    status: 200,
    body: { reference: kept.reference },
  })
  expect((await ask(`${second.url}/api/bookings/${lost.reference}`, lost)).status).toBe(404)
  const phone = newPhone()
  expect((await order(second.url, orderFor(kept.slot, phone, provePhone(phone)), phone)).body.code).toBe('slot-taken')
  await book(second.url)
})

it('backs up no database that it would have to make first', async () => {
  const folder = makeFolder()
  const config = configOf({ DATA_DIR: join(folder, '.data') })
  await expect(backUp(config, join(folder, 'innom.backup'))).rejects.toThrow('There is no database in')
  expect(readdirSync(folder)).toEqual([])
})

it('tells in one line that the disk is full, and leaves nothing behind', patience, async () => {
  const { url, drop } = await createTestDatabase()
  cleanUp.push(drop)
  const folder = makeFolder()
  // A file may have this many kilobytes: to whoever writes it, the same as a disk without room.
  const command = [
    '-c',
    'ulimit -f 1 && exec "$0" commands/backup.ts "$1"',
    process.execPath,
    join(folder, 'innom.backup'),
  ]
  const { status, stderr } = spawnSync('bash', command, {
    env: { ...process.env, APP_ENV: 'test', DATABASE_URL: url },
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/^The backup could not be written: .*\n$/)
  expect(status).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

function configOf(env: Record<string, string>) {
  const parsed = parseConfig({ APP_ENV: 'test', CLOCK: mondayMorning.toString(), ...env })
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  return parsed.config
}
