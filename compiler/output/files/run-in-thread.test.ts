import { describe, expect, it } from 'vitest'
import { runInThread } from './run-in-thread.ts'

/** A module of this text. */
const run = (text: string, data?: unknown) =>
  runInThread(
    new URL(`data:text/javascript,import { parentPort, workerData } from 'node:worker_threads';${text}`),
    data,
  )

describe('work in a thread of its own', () => {
  it('gives its answer', async () => {
    expect(await run('parentPort.postMessage(workerData * 2)', 21)).toBe(42)
  })

  it('gives its answer also when the thread ends at once', async () => {
    expect(await run('parentPort.postMessage("done"); process.exit(3)')).toBe('done')
  })

  it('fails with the error of the thread', async () => {
    await expect(run('throw new Error("no font found")')).rejects.toThrow('no font found')
  })

  it('fails when the thread ends without an answer, instead of waiting for ever', async () => {
    await expect(run('process.exit(3)')).rejects.toThrow('ended with code 3 and no answer')
    await expect(run('')).rejects.toThrow('ended with code 0 and no answer')
  })
})
