import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { OperatorError } from '#domain/operator-error.ts'

/**
 * Creates DATA_DIR if it is missing and removes all other users' permissions. A folder with other content is refused, so
 * that a mistake such as `/tmp` or `/` locks nobody out.
 */
export function prepareDataDir(folder: string): void {
  if (existsSync(folder) && isOfOthers(folder)) {
    throw new OperatorError(`DATA_DIR (${folder}) holds other things already. Set it to a folder of its own.`)
  }
  accessSync(findExisting(resolve(folder)), constants.W_OK)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  makePrivate(realpathSync(folder))
}

/** The folder itself or its nearest existing parent: on a read-only disk Node only reports that the new folder is missing. */
function findExisting(path: string): string {
  return existsSync(path) ? path : findExisting(dirname(path))
}

function isOfOthers(folder: string): boolean {
  const names = readdirSync(folder)
  if (names.includes('secret') || names.includes('database') || names.includes('lock')) return false
  return names.some((name) => !name.startsWith('.') && name !== 'lost+found')
}

/** Removes all other users' permissions on a file, or on a folder with everything in it. */
export function makePrivate(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  // Another process that uses the folder may have removed it meanwhile. Changing a link would change what it points to,
  // which may lie outside; what is not ours cannot be changed.
  if (!found || found.isSymbolicLink() || !isOwn(found.uid)) return
  if ((found.mode & 0o077) !== 0) chmodSync(path, found.mode & 0o700)
  if (found.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name))
}

function isOwn(uid: number): boolean {
  const user = process.getuid?.()
  return user === 0 || user === uid
}
