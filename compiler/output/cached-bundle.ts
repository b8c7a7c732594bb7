import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** The bundled code of the site: what pages reference, and the files for the browser. */
export interface Bundle {
  /** Address of the browser's entry. */
  entry: string
  /** All CSS of the content site; a page carries what it uses of it. */
  css: string
  /** Address of the same as a file, fetched on hydration. */
  cssFile: string
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

/**
 * The cached bundle of the last build, or a new one if the code has changed since. `fingerprint` names the state of the
 * sources. Bundling runs in a thread of its own while the content is read; only that thread loads the bundler.
 */
export async function loadBundle(cacheFolder: string, fingerprint: string): Promise<Bundle> {
  const file = join(cacheFolder, 'bundle.json')
  try {
    const known = JSON.parse(readFileSync(file, 'utf8')) as { fingerprint: string; bundle: Bundle }
    if (known.fingerprint === fingerprint && existsSync(known.bundle.prerenderFile)) return known.bundle
  } catch {
    // Missing or unreadable: bundle again.
  }
  const worker = new Worker(new URL('bundle-thread.ts', import.meta.url), {
    workerData: { cacheFolder, fingerprint },
    execArgv: [],
  })
  try {
    const [bundle] = (await once(worker, 'message')) as [Bundle]
    writeFileSync(file, JSON.stringify({ fingerprint, bundle }))
    return bundle
  } finally {
    await worker.terminate()
  }
}
