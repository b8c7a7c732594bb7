import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../client.ts'
import { sql } from '../sql.ts'
import { copyEmbeddedTemplate } from '../testing/engines.ts'
import { type EmbeddedOptions, openEmbedded } from './embedded.ts'

const { flushed } = vi.hoisted(() => ({ flushed: [] as number[] }))

// The real call, and a note of the file (by its inode) that it was about.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return {
    ...fs,
    fdatasyncSync: (descriptor: number) => {
      flushed.push(fs.fstatSync(descriptor).ino)
      fs.fdatasyncSync(descriptor)
    },
  }
})

let folder: string
const opened: Database[] = []
const open = async (dataDir: string, options?: EmbeddedOptions) => {
  const database = await openEmbedded(dataDir, options)
  opened.push(database)
  return database
}
beforeEach(async () => {
  folder = await copyEmbeddedTemplate()
})
afterEach(async () => {
  for (const it of opened.splice(0)) await it.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Everything under a folder that some other user of the machine could use. */
function listReachable(path: string): string[] {
  const inside = statSync(path).isDirectory() ? readdirSync(path).flatMap((it) => listReachable(join(path, it))) : []
  return (statSync(path).mode & 0o077) === 0 ? inside : [path, ...inside]
}

function lockFromAnotherProcess(path: string): string {
  const script = join(import.meta.dirname, '../testing/lock-process.ts')
  return execFileSync(process.execPath, [script, path], { input: '', encoding: 'utf8' }).trim()
}

describe('the embedded database', () => {
  it('has every commit on the disk before it answers', async () => {
    const database = await open(folder)
    await database.run(sql`create table durable (id integer)`)
    const log = join(folder, 'database', 'pg_wal')
    const logFiles = () => readdirSync(log).map((it) => statSync(join(log, it)).ino)
    for (const id of [1, 2, 3]) {
      flushed.length = 0
      await database.run(sql`insert into durable values (${id})`)
      expect(flushed).toHaveLength(1)
      expect(logFiles()).toContain(flushed[0])
    }
  })

  it('does not wait for the disk when it only reads', async () => {
    const database = await open(folder)
    await database.run(sql`select * from jobs`)
    flushed.length = 0
    await database.run(sql`select * from jobs`)
    expect(flushed).toEqual([])
  })

  it('belongs to its user and process alone: a new one, what is added to it, and one that was open to all', async () => {
    const fresh = join(folder, 'fresh')
    const made = await open(fresh)
    await made.run(sql`create table added (id integer)`)
    expect(listReachable(fresh)).toEqual([])
    expect(lockFromAnotherProcess(fresh)).toBe('refused: process')

    chmodSync(folder, 0o755)
    chmodSync(join(folder, 'database'), 0o755)
    chmodSync(join(folder, 'database', 'PG_VERSION'), 0o666)
    await open(folder)
    expect(listReachable(folder)).toEqual([])
    expect(lockFromAnotherProcess(folder)).toBe('refused: process')
  })

  it('is made anew after a crash in the middle of its making', async () => {
    const data = join(folder, 'half')
    mkdirSync(join(data, 'database'), { recursive: true })
    writeFileSync(join(data, 'database', 'PG_VERSION'), '18\n')
    writeFileSync(join(data, 'database.unfinished'), '')
    const database = await open(data, { flush: false })
    expect((await database.run(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    expect(existsSync(join(data, 'database.unfinished'))).toBe(false)
  })

  it.each(['PG_VERSION', 'global/pg_control'])('is refused and left as it is when %s is lost', async (file) => {
    rmSync(join(folder, 'database', file))
    await expect(open(folder)).rejects.toThrow(/^The database in .* cannot be opened: its files are damaged/)
    expect(readdirSync(join(folder, 'database'))).toContain('base')
    expect(existsSync(join(folder, 'database', file))).toBe(false)
  })

  // By hand, because the moment between creating the file and writing it is too short to hit.
  it.each([
    ['created', ''],
    ['half written', '-'],
    ['written', '-42\n/pglite/data\n1794866894\n5432\n'],
  ])('starts after one that was killed when it had just %s its note of who uses the files', async (_, note) => {
    await (await open(folder)).close()
    opened.length = 0
    writeFileSync(join(folder, 'database/postmaster.pid'), note)
    const database = await open(folder)
    expect((await database.run(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })

  it('refuses a folder that holds other things, and changes nothing about it', async () => {
    const home = join(folder, 'home')
    mkdirSync(home)
    chmodSync(home, 0o755)
    writeFileSync(join(home, 'letters.txt'), 'Dear all')
    await expect(open(home)).rejects.toThrow(`DATA_DIR (${home}) holds other things already.`)
    expect(statSync(home).mode & 0o777).toBe(0o755)
  })
})
