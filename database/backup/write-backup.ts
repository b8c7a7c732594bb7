import { createHash } from 'node:crypto'
import { closeSync, createWriteStream, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { OperatorError } from '#domain/operator-error.ts'
import type { Database, RunScript } from '../client.ts'
import { type BackupHeader, formatVersion } from './backup-file.ts'
import { listColumns, listSequences, listTables, quoteName } from './stored-tables.ts'

/** Rows that are read at once; fewer of those that have files in them. */
const rowsAtOnce = 500
const filesAtOnce = 4

export interface WrittenBackup {
  tables: number
  rows: number
}

/** Where a backup is written until it is whole. */
export const draftOf = (file: string) => `${file}.part`

/**
 * Writes the whole database to a file, as it is at one moment, while it is in use. The file is readable by its owner only and appears once it is
 * whole; one of the same name is replaced.
 */
export async function writeBackup(database: Database, file: string, madeAt: Temporal.Instant): Promise<WrittenBackup> {
  const draft = draftOf(file)
  const written: WrittenBackup = { tables: 0, rows: 0 }
  try {
    rmSync(draft, { force: true })
    await database.inScriptTransaction((run) =>
      pipeline(
        writeLines(run, madeAt, written),
        createGzip(),
        createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
      ),
    )
    renameSync(draft, file)
    flushFolder(dirname(file))
    return written
  } catch (error) {
    discard(draft)
    if (!isOfFiles(error)) throw error
    throw new OperatorError(`The backup could not be written: ${error.message}`)
  }
}

async function* writeLines(run: RunScript, madeAt: Temporal.Instant, written: WrittenBackup): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const add = (line: string) => {
    hash.update(line).update('\n')
    return `${line}\n`
  }
  await takeSnapshot(run)
  yield add(JSON.stringify(await describeBackup(run, madeAt)))
  for (const table of await listTables(run)) {
    const columns = await listColumns(run, table)
    yield add(JSON.stringify({ table, columns: columns.map(({ name }) => name) }))
    const texts = columns.map(({ name }) => `${quoteName(name)}::text`).join(', ')
    await run(
      `declare stored no scroll cursor for select to_json(array[${texts}])::text as line from ${quoteName(table)}`,
    )
    const atOnce = columns.some(({ type }) => type === 'bytea') ? filesAtOnce : rowsAtOnce
    for (let rows = await fetchRows(run, atOnce); rows.length > 0; rows = await fetchRows(run, atOnce)) {
      written.rows += rows.length
      yield rows.map(add).join('')
    }
    await run('close stored')
    written.tables++
  }
  for (const sequence of await listSequences(run)) yield add(JSON.stringify(sequence))
  yield `${JSON.stringify({ end: { rows: written.rows, sha256: hash.digest('hex') } })}\n`
}

/** All that follows sees one moment, and texts are written the same way whatever the server's own settings are. */
async function takeSnapshot(run: RunScript): Promise<void> {
  await run('set transaction isolation level repeatable read, read only')
  await run(
    "set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex'",
  )
}

async function describeBackup(run: RunScript, madeAt: Temporal.Instant): Promise<BackupHeader> {
  if (!(await listTables(run)).includes('schema_migrations'))
    throw new OperatorError('There is no database to back up.')
  const migrations = await run('select name from schema_migrations order by name')
  return {
    innomBackup: formatVersion,
    madeAt: madeAt.toString(),
    migrations: migrations.map(({ name }) => String(name)),
  }
}

async function fetchRows(run: RunScript, count: number): Promise<string[]> {
  return (await run(`fetch forward ${count} from stored`)).map(({ line }) => String(line))
}

/** So that the new name outlives a loss of power. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function discard(draft: string): void {
  try {
    rmSync(draft, { force: true })
  } catch {
    // Whatever is in the way is what the error tells.
  }
}

/** What a disk refuses while a file is written: Node.js then names no path. */
const refusedByDisk: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS'])

function isOfFiles(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && ('path' in error || refusedByDisk.has(error.code))
}
