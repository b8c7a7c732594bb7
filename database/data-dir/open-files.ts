import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Extensions, PGlite } from '@electric-sql/pglite'
import { OperatorError } from '../operator-error.ts'
import { DurableFiles, flushingParameters } from './durable-files.ts'
import { flushEntries, flushFolder } from './flush-folder.ts'
import { makePrivate } from './make-private.ts'

interface FileOptions {
  extensions: Extensions
  /** Whether a commit waits for the disk. */
  flush: boolean
}

/**
 * Opens the embedded database below `dataDir`, or makes it. One that a crash left half made is made anew: nothing was
 * ever answered from it, because its mark is removed before the server listens. Whatever else cannot be opened is left
 * alone for somebody to look at.
 */
export async function openFiles(dataDir: string, options: FileOptions): Promise<PGlite> {
  const folder = join(dataDir, 'database')
  const mark = join(dataDir, 'database.unfinished')
  if (existsSync(mark)) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (readdirSync(folder).length > 0) return openExisting(folder, options)

  writeFileSync(mark, '', { mode: 0o600 })
  const pglite = await create(folder, options)
  // PGlite makes the first files by a program of its own, past our file layer.
  makePrivate(folder)
  // Only this folder: opening the lock beside it, and closing it again, would release it.
  if (options.flush) await flushFolder(folder)
  rmSync(mark)
  if (options.flush) flushEntries(dataDir)
  return pglite
}

async function openExisting(folder: string, options: FileOptions): Promise<PGlite> {
  try {
    // Without this file PGlite would take the folder for empty and make a new database over the old one.
    if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing.')
    return await create(folder, options)
  } catch (error) {
    throw new OperatorError(
      `The database in ${folder} cannot be opened: its files are damaged or of another version. Put back a copy of the whole folder, or set another DATA_DIR to begin with an empty one.`,
      { cause: error },
    )
  }
}

function create(folder: string, { extensions, flush }: FileOptions): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFiles(folder),
    extensions,
    ...(flush ? { startParams: flushingParameters(PGlite.defaultStartParams) } : {}),
  })
}
