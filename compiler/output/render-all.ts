import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { StoredFile } from '#domain/site-manifest.ts'
import { createRenderer, type FileJob, type RenderSetup } from './renderer.ts'

/** Files sent to a thread at a time. */
const batchSize = 16
/** One thread is started per this many files; fewer are written faster than a thread starts. */
const filesPerThread = 64

type OnStored = (job: FileJob, stored: StoredFile) => void

/**
 * Renders and writes files, in several threads if there are many. A job is created just before it is sent, so that memory
 * does not grow with the number of files.
 */
export async function renderAll(setup: RenderSetup, jobs: (() => FileJob)[], onStored: OnStored): Promise<void> {
  if (jobs.length === 0) return
  let next = 0
  const takeBatch = () => {
    const batch = jobs.slice(next, next + batchSize).map((make) => make())
    next += batch.length
    return batch
  }
  const threads = Math.min(availableParallelism(), Math.floor(jobs.length / filesPerThread))
  if (threads > 1) await Promise.all(Array.from({ length: threads }, () => renderInThread(setup, takeBatch, onStored)))
  else await renderHere(setup, takeBatch, onStored)
}

async function renderHere(setup: RenderSetup, takeBatch: () => FileJob[], onStored: OnStored) {
  const render = await createRenderer(setup)
  for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
    for (const job of batch) onStored(job, render(job))
    // Let other work of this thread run.
    await new Promise(setImmediate)
  }
}

/** Feeds one thread until no job is left. */
async function renderInThread(setup: RenderSetup, takeBatch: () => FileJob[], onStored: OnStored) {
  const worker = new Worker(new URL('render-thread.ts', import.meta.url), {
    workerData: setup,
    execArgv: [],
    // Rendering allocates much that is short-lived: a larger young generation is collected less often.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  })
  try {
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
      worker.postMessage(batch)
      const [stored] = (await once(worker, 'message')) as [StoredFile[]]
      batch.forEach((job, index) => {
        onStored(job, stored[index]!)
      })
    }
  } finally {
    await worker.terminate()
  }
}
