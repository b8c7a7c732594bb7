import { parentPort, workerData } from 'node:worker_threads'
import { createPrinter, type PrintJob, type PrintSetup } from './printer.ts'

// A thread that makes the files it is sent, and answers with what the manifest says of them.
const print = await createPrinter(workerData as PrintSetup)
parentPort!.on('message', (jobs: PrintJob[]) => parentPort!.postMessage(jobs.map(print)))
