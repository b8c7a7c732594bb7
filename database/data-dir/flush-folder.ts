import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Makes the disk keep a folder with everything in it through a loss of power. */
export function flushFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) flushFolder(path)
    else if (entry.isFile()) flushPath(path)
  }
  flushPath(folder)
}

export function flushPath(path: string): void {
  // Windows opens no folders; its file systems keep their entries by themselves.
  const descriptor = openIfPossible(path)
  if (descriptor === undefined) return
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function openIfPossible(path: string): number | undefined {
  try {
    return openSync(path, process.platform === 'win32' ? 'r+' : 'r')
  } catch (error) {
    if (process.platform === 'win32') return undefined
    throw error
  }
}
