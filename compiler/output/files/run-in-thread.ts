import { Worker } from 'node:worker_threads'

/**
 * Runs a module in a thread of its own and resolves to the one message that it posts.
 * Rejects if it fails or ends without a message: waiting for the message alone would then never settle.
 * The server does not use it: a thread leaves some of its memory behind in a process that lives for weeks.
 */
export async function runInThread<Answer>(module: URL, workerData: unknown): Promise<Answer> {
  const worker = new Worker(module, { workerData, execArgv: [] })
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('messageerror', reject)
      worker.once('error', reject)
      worker.once('exit', (code) =>
        reject(new Error(`The thread ${module.pathname} ended with code ${code} and no answer.`)),
      )
    })
  } finally {
    await worker.terminate()
  }
}
