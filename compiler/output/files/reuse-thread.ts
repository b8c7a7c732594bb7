import { parentPort, workerData } from 'node:worker_threads'
import { type FilesToReuse, reuseFiles } from './reuse-files.ts'

// A thread that reuses files of an earlier release, and answers with the addresses that are not there as they were.
parentPort!.postMessage(reuseFiles(workerData as FilesToReuse))
