import { setTimeout } from 'node:timers/promises'
import { isFaultOfCall } from '#database/engines/errors.ts'

/**
 * Does some work with the database, and again while the database is away: until it is done, or the process stops. `pause`:
 * milliseconds between two tries.
 */
export async function onceAvailable(work: () => Promise<void>, stop: AbortSignal, pause = 1_000): Promise<void> {
  while (!stop.aborted) {
    try {
      return await work()
    } catch (error) {
      if (isFaultOfCall(error)) throw error
      await setTimeout(pause, undefined, { signal: stop }).catch(() => {})
    }
  }
}
