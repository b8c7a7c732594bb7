import { parentPort, workerData } from 'node:worker_threads'
import { compressFor } from '../files/compress.ts'
import { bundleParts } from './bundle.ts'
import { assembleBundle } from './bundle-parts.ts'
import { type BundledCode, readBundledCode } from './cached-bundle.ts'

// A thread that bundles the code, compresses the files for the browser, and answers with both.
const { cacheFolder, fingerprint } = workerData as { cacheFolder: string; fingerprint: string }
const known = readBundledCode(cacheFolder)
const parts = await bundleParts(cacheFolder, fingerprint)
const compressed: Record<string, Uint8Array> = {}
for (const [address, text] of Object.entries(assembleBundle(parts).files)) {
  // An address contains the hash of its file.
  const small = known?.compressed[address] ?? compressFor(address, address, Buffer.from(text))
  if (small) compressed[address] = small
}
parentPort!.postMessage({ parts, compressed } satisfies BundledCode)
