import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIfWhole } from '#releases/read-if-whole.ts'
import { runInThread } from '../files/run-in-thread.ts'
import { assembleBundle, type Bundle, type BundleParts } from './bundle-parts.ts'

/** A bundle, and its files as they are sent to browsers, by address. */
export interface LoadedBundle {
  bundle: Bundle
  compressed: Record<string, Uint8Array>
}

/** What the thread makes. */
export interface BundledCode {
  parts: BundleParts
  compressed: Record<string, Uint8Array>
}

/** As it is kept: the compressed files in base64. */
interface CachedBundle {
  fingerprint: string
  parts: BundleParts
  compressed: Record<string, string>
}

/**
 * The cached bundle of the last build, or a new one if the code has changed since. `fingerprint` names the state of the
 * sources. Bundling runs in a thread of its own while the content is read; only that thread loads the bundler. It also
 * compresses the files, which takes nearly as long.
 */
export async function loadBundle(cacheFolder: string, fingerprint: string): Promise<LoadedBundle> {
  const known = readCached(cacheFolder)
  if (known?.fingerprint === fingerprint && existsSync(known.parts.prerenderFile)) return load(known)
  const module = new URL('bundle-thread.ts', import.meta.url)
  const code = await runInThread<BundledCode>(module, { cacheFolder, fingerprint })
  const compressed = mapValues(code.compressed, (bytes) => Buffer.from(bytes).toString('base64'))
  const cached: CachedBundle = { fingerprint, parts: code.parts, compressed }
  writeFileSync(fileIn(cacheFolder), JSON.stringify(cached))
  return { bundle: assembleBundle(code.parts), compressed: code.compressed }
}

/** What the last build has left, whatever the code is now. */
export function readBundledCode(cacheFolder: string): BundledCode | undefined {
  const known = readCached(cacheFolder)
  return known && { parts: known.parts, compressed: decode(known) }
}

const load = (known: CachedBundle): LoadedBundle => ({ bundle: assembleBundle(known.parts), compressed: decode(known) })

const decode = ({ compressed }: CachedBundle) => mapValues(compressed, (text) => Buffer.from(text, 'base64'))

const fileIn = (cacheFolder: string) => join(cacheFolder, 'bundle.json')

function readCached(cacheFolder: string): CachedBundle | undefined {
  const known = readIfWhole<Partial<CachedBundle>>(fileIn(cacheFolder))
  // Without parts it is by an earlier version.
  return known?.parts && (known as CachedBundle)
}

function mapValues<A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
