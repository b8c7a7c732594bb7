import { parentPort, workerData } from 'node:worker_threads'
import { bundleSite } from './bundle.ts'

// A thread that bundles the code and answers with the bundle.
const { cacheFolder, fingerprint } = workerData as { cacheFolder: string; fingerprint: string }
parentPort!.postMessage(await bundleSite(cacheFolder, fingerprint))
