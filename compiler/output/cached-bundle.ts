import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThread } from '#releases/run-in-thread.ts'
import type { Kind } from '../page-data.ts'

/** The bundled code of the site: what pages reference, and the files for the browser. */
export interface Bundle {
  /** Address of the browser's entry. */
  entry: string
  /** Addresses of all code and styles of the kinds whose page may start by itself. */
  startFiles: Partial<Record<Kind, string[]>>
  /** All CSS of the content site; a page carries what it uses of it. */
  css: string
  /** Address of the same as a file, fetched on hydration. */
  cssFile: string
  /** Address of the styles for printing. */
  printFile: string
  /** What the pages around a booking need beside it. */
  bookingCss: string
  /** What the kiosk needs beside both. */
  kioskCss: string
  /** Address of the script that shows live data before hydration. */
  liveFile: string
  /** Address of its counterpart for the directory and profiles. */
  livePeopleFile: string
  /** Address of the script that loads third-party scripts. */
  thirdPartiesFile: string
  /** The script at the end of every page. */
  inlineScript: string
  serviceWorker: string
  /** Files the browser fetches, by address. */
  files: Record<string, string>
  /** The bundled prerenderer, a module for Node. */
  prerenderFile: string
}

/** A bundle, and its files as they are sent to browsers, by address. */
export interface LoadedBundle {
  bundle: Bundle
  compressed: Record<string, Uint8Array>
}

/** As it is kept: the compressed files in base64. */
interface CachedBundle {
  fingerprint: string
  bundle: Bundle
  compressed: Record<string, string>
}

/**
 * The cached bundle of the last build, or a new one if the code has changed since. `fingerprint` names the state of the
 * sources. Bundling runs in a thread of its own while the content is read; only that thread loads the bundler. It also
 * compresses the files, which takes nearly as long.
 */
export async function loadBundle(cacheFolder: string, fingerprint: string): Promise<LoadedBundle> {
  const file = join(cacheFolder, 'bundle.json')
  const known = readCached(file)
  if (known?.fingerprint === fingerprint && existsSync(known.bundle.prerenderFile)) {
    return { bundle: known.bundle, compressed: mapValues(known.compressed, (text) => Buffer.from(text, 'base64')) }
  }
  const module = new URL('bundle-thread.ts', import.meta.url)
  const { bundle, compressed } = await runInThread<LoadedBundle>(module, { cacheFolder, fingerprint })
  const texts = mapValues(compressed, (bytes) => Buffer.from(bytes).toString('base64'))
  writeFileSync(file, JSON.stringify({ fingerprint, bundle, compressed: texts } satisfies CachedBundle))
  return { bundle, compressed }
}

function readCached(file: string): CachedBundle | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CachedBundle
  } catch {
    // Missing or unreadable: bundle again.
    return undefined
  }
}

function mapValues<A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
