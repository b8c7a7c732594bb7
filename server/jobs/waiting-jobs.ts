import { expireOffer } from '#database/waiting/offers.ts'
import type { AskParts } from '../waiting/ask-parts.ts'
import { askWaiting } from '../waiting/ask-waiting.ts'
import type { JobHandlers } from './job-rules.ts'

/** What asks those who wait, and goes on to the next when nobody answers. `hasRoom`: whether a message can be sent to whoever is asked. */
export function createWaitingHandlers(
  parts: AskParts & { lookNow(): void; hasRoom(now: Temporal.Instant): Promise<boolean> },
): JobHandlers {
  const { database, feed } = parts
  return {
    'freed-time': {
      run: async ({ key }, now) => {
        // What is kept for the list meanwhile goes back to everybody after a few minutes.
        if (!(await parts.hasRoom(now))) return { end: 'retry', code: 'over-budget' }
        await askWaiting(parts, key.split(':')[1]!, now)
        parts.lookNow()
        return { end: 'done' }
      },
    },
    'offer-end': {
      run: async ({ key }, now) => {
        for (const it of await expireOffer(database, key.slice('offer-end:'.length), now)) feed.publish(it)
        parts.lookNow()
        return { end: 'done' }
      },
    },
  }
}
