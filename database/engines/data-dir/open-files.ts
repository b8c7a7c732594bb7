import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Extensions, PGlite } from '@electric-sql/pglite'
import { OperatorError } from '#domain/operator-error.ts'
import { compileEmbedded } from './compile-embedded.ts'
import { DurableFiles, flushingParameters } from './durable-files.ts'
import { flushEntries, flushFolder } from './flush-folder.ts'
import { makePrivate } from './make-private.ts'

interface FileOptions {
  extensions: Extensions
  /** Whether a commit waits for the disk. */
  flush: boolean
}

/**
 * Pages of the database in memory. PGlite's own 160 MB are taken at the start, and most of them for nothing: the whole database
 * of a chain is smaller, and what is not here is in the cache of the operating system.
 */
const sharedBuffers = '16MB'

/**
 * Opens or creates the embedded database below `dataDir`. One that a crash left half created is created again: nothing was
 * ever answered from it, because its mark is removed before the server listens. Anything else that cannot be opened is left
 * untouched for somebody to inspect.
 */
export async function openFiles(dataDir: string, options: FileOptions): Promise<PGlite> {
  const folder = folderOf(dataDir)
  const mark = join(dataDir, 'database.unfinished')
  if (existsSync(mark)) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (readdirSync(folder).length > 0) return openExisting(folder, options)

  writeFileSync(mark, '', { mode: 0o600 })
  const pglite = await create(folder, options)
  // PGlite creates the first files with a separate program that bypasses our file layer.
  makePrivate(folder)
  // Only this folder: opening the lock beside it, and closing it again, would release it.
  if (options.flush) await flushFolder(folder)
  rmSync(mark)
  if (options.flush) flushEntries(dataDir)
  return pglite
}

/** Whether openFiles would find a database there. */
export function hasFiles(dataDir: string): boolean {
  return existsSync(folderOf(dataDir))
}

function folderOf(dataDir: string): string {
  return join(dataDir, 'database')
}

async function openExisting(folder: string, options: FileOptions): Promise<PGlite> {
  try {
    // Without this file PGlite would consider the folder empty and create a new database over the old one.
    if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing.')
    // PostgreSQL's own lock, left by a process that was killed; ours around the folder says that nobody uses it. PostgreSQL ignores
    // such a remnant unless it is empty, because its writer was killed just after it had created it: then it never starts again.
    rmSync(join(folder, 'postmaster.pid'), { force: true })
    return await create(folder, options)
  } catch (error) {
    throw new OperatorError(
      `The database in ${folder} cannot be opened: its files are damaged or of another version. Put back a copy of the whole folder, or set another DATA_DIR to begin with an empty one.`,
      { cause: error },
    )
  }
}

async function create(folder: string, { extensions, flush }: FileOptions): Promise<PGlite> {
  return PGlite.create({
    pgliteWasmModule: await compileEmbedded(),
    fs: new DurableFiles(folder),
    extensions,
    startParams: [
      ...(flush ? flushingParameters(PGlite.defaultStartParams) : PGlite.defaultStartParams),
      ...['-c', `shared_buffers=${sharedBuffers}`],
    ],
  })
}
