import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { StoredFile } from '#domain/site-manifest.ts'
import { createPrinter, type PrintJob, type PrintSetup } from './printer.ts'

/** Files that a thread is sent at a time. */
const batchSize = 16
/** As many are made sooner than a thread has started. */
const fewFiles = 64

type Keep = (job: PrintJob, stored: StoredFile) => void

/**
 * Makes files, in several threads where there are many. A job is asked for just before its turn, so that memory stays
 * flat however many there are.
 */
export async function printAll(setup: PrintSetup, jobs: (() => PrintJob)[], keep: Keep): Promise<void> {
  if (jobs.length === 0) return
  let next = 0
  const takeBatch = () => {
    const batch = jobs.slice(next, next + batchSize).map((make) => make())
    next += batch.length
    return batch
  }
  const threads = Math.min(availableParallelism(), Math.floor(jobs.length / fewFiles))
  if (threads > 1) await Promise.all(Array.from({ length: threads }, () => printInThread(setup, takeBatch, keep)))
  else await printHere(setup, takeBatch, keep)
}

async function printHere(setup: PrintSetup, takeBatch: () => PrintJob[], keep: Keep) {
  const print = await createPrinter(setup)
  for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
    for (const job of batch) keep(job, print(job))
    // What else goes on in this thread gets its turn.
    await new Promise(setImmediate)
  }
}

/** Keeps one thread busy until there is nothing left. */
async function printInThread(setup: PrintSetup, takeBatch: () => PrintJob[], keep: Keep) {
  const worker = new Worker(new URL('printer-thread.ts', import.meta.url), {
    workerData: setup,
    execArgv: [],
    // Rendering leaves much behind that is never used again: with more room for it, it is cleared away less often.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  })
  try {
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
      worker.postMessage(batch)
      const [stored] = (await once(worker, 'message')) as [StoredFile[]]
      batch.forEach((job, index) => {
        keep(job, stored[index]!)
      })
    }
  } finally {
    await worker.terminate()
  }
}
