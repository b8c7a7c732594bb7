import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { sql } from './sql.ts'
import { copyEmbeddedTemplate } from './testing/engines.ts'
import { startTestServer } from './testing/postgres-server.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const it of cleanUp.splice(0).reverse()) await it()
})

const files = readdirSync(join(import.meta.dirname, 'migrations')).sort()

describe('migrations', () => {
  it('run once although five processes start at the same moment', async () => {
    const server = await startTestServer()
    cleanUp.push(server.dispose)
    const admin = await openDatabase({ url: server.url, connections: 1 })
    cleanUp.push(admin.close)
    await admin.run(sql`create database fresh`)
    const url = server.url.replace(/\/postgres$/, '/fresh')
    const databases = await Promise.all(Array.from({ length: 5 }, () => openDatabase({ url, connections: 2 })))
    for (const it of databases) cleanUp.push(it.close)
    await Promise.all(databases.map((it) => migrate(it)))
    const { rows } = await databases[0]!.run<{ name: string }>(sql`select name from schema_migrations order by name`)
    expect(rows.map((it) => it.name).filter((it) => files.includes(it))).toEqual(files)
  })
})

describe('the embedded database', () => {
  it('belongs to one process at a time, and the second is told so', async () => {
    const dataDir = await copyEmbeddedTemplate()
    cleanUp.push(() => rmSync(dataDir, { recursive: true, force: true }))
    const first = await openDatabase({ dataDir })
    await expect(openDatabase({ dataDir })).rejects.toThrow(/Another process uses the database in .* DATA_DIR/)
    await first.close()
    const again = await openDatabase({ dataDir })
    cleanUp.push(again.close)
    await migrate(again)
    expect((await again.run(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })
})
