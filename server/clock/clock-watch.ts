import type { ChangeFeed } from '#database/changes.ts'
import type { Database } from '#database/client.ts'
import { forgetFuture } from '#database/future.ts'
import type { Log } from '../process/log.ts'
import type { Clock } from './clock.ts'

const lookEvery = 10_000

export interface ClockWatch {
  look(): Promise<void>
  start(): void
  stop(): void
}

/**
 * Notices that the clock was put back. What was written before is then in the future, and would be held against people until the clock
 * has caught up: limits, holds, codes. The first look cannot know whether it happened while no process ran, so it always tidies up.
 */
export function watchClock(parts: {
  clock: Clock
  /** Whether it is that of the system, and not one that was given. */
  isSystemClock: boolean
  database: Database
  feed: ChangeFeed
  /** Forgets what was computed for a time that has not come. */
  onBack: () => void
  log: Log
}): ClockWatch {
  const { clock, isSystemClock, database, feed, onBack, log } = parts
  let last: Temporal.Instant | undefined
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    const now = clock.now()
    if (last && Temporal.Instant.compare(now, last) >= 0) {
      last = now
      return
    }
    for (const practitioner of await forgetFuture(database, now, { isSystemClock })) feed.publish(practitioner)
    if (last) {
      log.warn({ seconds: Math.round(now.until(last).total('seconds')) }, 'the clock was put back')
      onBack()
    }
    // Only now: if the database is away, the next look tries again.
    last = now
  }

  return {
    look,
    start: () => {
      timer = setInterval(() => void look().catch(() => {}), lookEvery).unref()
    },
    stop: () => clearInterval(timer),
  }
}
