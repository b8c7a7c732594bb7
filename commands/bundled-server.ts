import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fingerprint } from '#releases/fingerprint.ts'
import servingOptions from './serving-options.json' with { type: 'json' }

/**
 * Where everything comes from that a bundle is made of. A change in any of them makes another bundle, and the bundler refuses
 * a module from elsewhere.
 */
export const bundledFrom = [
  'commands',
  'compiler/output',
  'database',
  'directory',
  'domain',
  'messages',
  'releases',
  'search',
  'server',
  'package.json',
  'package-lock.json',
  // What npm has really installed.
  'node_modules/.package-lock.json',
]

/** Of every file of a bundle its size, in a file that is written last. */
export const contentsFile = 'contents.json'
export type Contents = Record<string, number>

/**
 * Those before the last ones are kept for processes that still run: parts of a bundle are loaded when they are first needed. After
 * many changes in a row, those that somebody started within the week stay as well.
 */
const mostBundles = 5
const keptFor = 7 * 24 * 60 * 60 * 1000

/** The bundle of the server as its sources are now, made first if there is none. Throws if it cannot be made. */
export async function findBundledServer(root: string): Promise<string> {
  // The paths are absolute: a bundle knows where its sources are, so a project that was moved needs another one.
  const name = fingerprint(bundledFrom.map((path) => join(root, path)))
  const folder = join(root, '.cache/server', name)
  if (!isWhole(folder)) {
    console.log('Bundling the server (once after a change, a few seconds) …')
    await bundleElsewhere(root, folder)
    removeOldBundles(dirname(folder))
  }
  markAsUsed(folder)
  return folder
}

/** A bundle on a disk that was full or lost its power may lack some of its files, or their ends. */
export function isWhole(folder: string): boolean {
  try {
    const contents = JSON.parse(readFileSync(join(folder, contentsFile), 'utf8')) as Contents
    return Object.entries(contents).every(([name, size]) => statSync(join(folder, name)).size === size)
  } catch {
    return false
  }
}

/** In a process of its own, so that nothing of the bundler is left in the server. */
async function bundleElsewhere(root: string, folder: string): Promise<void> {
  const env = { ...process.env }
  for (const name of Object.keys(servingOptions.env)) delete env[name]
  const bundler = spawn(process.execPath, [join(root, 'commands/bundle-server.ts'), root, folder], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [[code], said] = await Promise.all([once(bundler, 'exit'), text(bundler.stderr)])
  if (code !== 0 || !isWhole(folder)) throw new Error(said.trim() || `the bundler ended with ${code}`)
}

function markAsUsed(folder: string): void {
  try {
    const now = new Date()
    utimesSync(folder, now, now)
  } catch {
    // On a read-only disk nothing is removed either.
  }
}

/** Drafts of bundlers that were killed go the same way: one that is being written is among the newest. */
function removeOldBundles(parent: string): void {
  const byAge = readdirSync(parent)
    .map((name) => join(parent, name))
    .map((folder) => ({ folder, usedAt: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.usedAt - a.usedAt)
  const tooOld = Date.now() - keptFor
  for (const { folder, usedAt } of byAge.slice(mostBundles))
    if (usedAt < tooOld) rmSync(folder, { recursive: true, force: true })
}
