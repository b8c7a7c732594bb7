import { closeSync, fsyncSync, openSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that are flushed at the same time: file systems write concurrent flushes together. */
const atOnce = 16

/** Flushes a folder with everything in it, so that it survives a power failure. */
export async function flushFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() || (entry.isDirectory() && canOpenFolders))
    .map((entry) => join(entry.parentPath, entry.name))
    .values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const path of paths) {
        await using file = await open(path, openFlag)
        await file.sync()
      }
    }),
  )
  flushEntries(folder)
}

/** The same for one folder's own entries. */
export function flushEntries(folder: string): void {
  if (!canOpenFolders) return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Windows cannot open folders, and only flushes files that are open for writing; it keeps folder entries by itself. */
const canOpenFolders = process.platform !== 'win32'
const openFlag = canOpenFolders ? 'r' : 'r+'
