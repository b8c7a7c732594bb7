import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { contentHash } from '#releases/content-hash.ts'
import { fingerprint } from '#releases/fingerprint.ts'
import { roomsIn } from '#rooms'
import { removeOldCode } from './remove-old-code.ts'
import servingOptions from './serving-options.json' with { type: 'json' }

/**
 * Where everything comes from that a bundle is made of. A change in any of them makes another bundle, and the bundler refuses
 * a module from elsewhere.
 */
export const bundledFrom = [
  ...roomsIn('server'),
  'rooms.ts',
  'package.json',
  'package-lock.json',
  // What npm has really installed.
  'node_modules/.package-lock.json',
]

/** Of every file of code of a bundle its hash, in a file that is written last. */
export const contentsFile = 'contents.json'
export type Contents = Record<string, string>

/** The bundle of the server as its sources are now, made first if there is none. Throws if it cannot be made. */
export async function findBundledServer(root: string): Promise<string> {
  // The paths are absolute: a bundle knows where its sources are, so a project that was moved needs another one.
  const name = fingerprint(bundledFrom.map((path) => join(root, path)))
  const folder = join(root, '.cache/server', name)
  if (!isWhole(folder)) {
    console.log('Bundling the server (once after a change, a few seconds) …')
    await bundleElsewhere(root, folder)
    removeOldCode(join(root, '.cache'))
  }
  markAsUsed(folder)
  return folder
}

/**
 * A bundle on a disk that was full, lost its power or was restored from a copy may lack some of its files or have others in their
 * place, even of the same size. Reading them takes a few milliseconds, and loading them needs them anyway.
 */
export function isWhole(folder: string): boolean {
  try {
    const contents = JSON.parse(readFileSync(join(folder, contentsFile), 'utf8')) as Contents
    return Object.entries(contents).every(([name, hash]) => hashFile(join(folder, name)) === hash)
  } catch {
    return false
  }
}

export function hashFile(file: string): string {
  return contentHash(readFileSync(file))
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
