import { parentPort, workerData } from 'node:worker_threads'
import type { ReleasePlace } from '#releases/layout.ts'
import { createFileWriter } from './write-file.ts'
import type { FileToWrite, WriteResult } from './write-threads.ts'

// A thread that compresses and writes the files it is sent, one after the other.
const write = createFileWriter(workerData as ReleasePlace)
parentPort!.on('message', ({ address, bytes, known }: FileToWrite) => {
  const answer = (result: WriteResult) => parentPort!.postMessage(result)
  try {
    answer({ ok: true, written: write(address, bytes, known) })
  } catch (error) {
    answer({ ok: false, error: error as Error })
  }
})
