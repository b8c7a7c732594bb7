import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Bundles before the last ones are kept for processes that still run: parts of a bundle are loaded when they are first needed. After
 * many changes in a row, those that somebody started within the week stay as well.
 */
const mostBundles = 5
const keptFor = 7 * 24 * 60 * 60 * 1000

/** Removes bundles that nobody runs any more, and what Node compiled of old code. Called after a change, when there is new code. */
export function removeOldCode(cache: string): void {
  const tooOld = Date.now() - keptFor
  // Drafts of bundlers that were killed go the same way: one that is being written is among the newest.
  for (const { path, usedAt } of listByAge(join(cache, 'server')).slice(mostBundles)) {
    if (usedAt < tooOld) remove(path)
  }
  // Node adds the compiled code of every bundle, some 2 MB, and never removes any. What is still used is compiled again once.
  for (const { path: version } of listByAge(join(cache, 'compiled'))) {
    for (const { path, usedAt } of listByAge(version)) if (usedAt < tooOld) remove(path)
  }
}

/** What is in a folder, the newest first. */
function listByAge(folder: string): { path: string; usedAt: number }[] {
  try {
    return readdirSync(folder)
      .map((name) => join(folder, name))
      .map((path) => ({ path, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
      .sort((a, b) => b.usedAt - a.usedAt)
  } catch {
    return []
  }
}

/** What cannot be removed, such as files of another user, must not keep a server from starting. */
function remove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {
    // The next change tries again.
  }
}
