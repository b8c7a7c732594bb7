import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ReleasePlace } from '#releases/layout.ts'
import type { WrittenFile } from './write-file.ts'

export interface FileToWrite {
  address: string
  bytes: Uint8Array<ArrayBuffer>
  /** The compressed form, if there is one already. */
  known: Uint8Array | undefined
}

export type WriteResult = { ok: true; written: WrittenFile } | { ok: false; error: Error }

/** Files that wait at a thread: enough to keep it busy, and few enough to keep memory small. */
const waitingEach = 4

/** A thread, and who waits for its answers, the next one first. */
interface Writer {
  worker: Worker
  waiting: PromiseWithResolvers<WrittenFile>[]
}

/**
 * Threads that compress and write, one a core. Node's own pool would take a stream and a dozen callbacks in this thread for each
 * file; a message is all that this takes.
 */
export class WriteThreads {
  readonly #writers: Writer[]
  readonly atOnce: number

  constructor(place: ReleasePlace) {
    this.#writers = Array.from({ length: availableParallelism() }, () => startWriter(place))
    this.atOnce = waitingEach * this.#writers.length
  }

  /** Takes the bytes away from this thread. */
  write(file: FileToWrite): Promise<WrittenFile> {
    const { worker, waiting } = this.#writers.reduce((least, it) =>
      it.waiting.length < least.waiting.length ? it : least,
    )
    const result = Promise.withResolvers<WrittenFile>()
    waiting.push(result)
    worker.postMessage(file, [file.bytes.buffer])
    return result.promise
  }

  async end() {
    await Promise.all(this.#writers.map(({ worker }) => worker.terminate()))
  }
}

function startWriter(place: ReleasePlace): Writer {
  const worker = new Worker(new URL('write-thread.ts', import.meta.url), { workerData: place, execArgv: [] })
  const waiting: Writer['waiting'] = []
  const fail = (error: Error) => {
    for (const { reject } of waiting.splice(0)) reject(error)
  }
  worker.on('message', (result: WriteResult) => {
    const { resolve, reject } = waiting.shift()!
    if (result.ok) resolve(result.written)
    else reject(result.error)
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('a thread that writes files has ended')))
  return { worker, waiting }
}
