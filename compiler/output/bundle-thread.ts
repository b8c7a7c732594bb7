import { parentPort, workerData } from 'node:worker_threads'
import { bundleSite } from './bundle.ts'
import type { LoadedBundle } from './cached-bundle.ts'
import { compressFor } from './compress.ts'

// A thread that bundles the code, compresses the files for the browser, and answers with both.
const { cacheFolder, fingerprint } = workerData as { cacheFolder: string; fingerprint: string }
const bundle = await bundleSite(cacheFolder, fingerprint)
const compressed: Record<string, Uint8Array> = {}
for (const [address, text] of Object.entries(bundle.files)) {
  const small = compressFor(address, address, Buffer.from(text))
  if (small) compressed[address] = small
}
parentPort!.postMessage({ bundle, compressed } satisfies LoadedBundle)
