import { randomUUID } from 'node:crypto'
import type { Database } from './client.ts'

/** Notifies this process and all others whose times have changed. */
export interface ChangeFeed {
  publish(practitioner: string): void
  /** `undefined` means that changes of anybody may have been missed. */
  subscribe(onChange: (practitioner: string | undefined) => void): void
}

const channel = 'occupied_times'

/** Milliseconds in which changes are collected into one notification: too short to notice, but a busy server sends few. */
const gatherFor = 10

/** PostgreSQL takes notifications of up to 8,000 bytes. */
const longestPayload = 7_000

/**
 * Other processes are notified right after a transaction and not within it: a transaction that notifies makes all others
 * wait at commit, so that a server would confirm bookings one by one. Periodic reads make up for notifications that are
 * lost when a process dies in between.
 */
export async function createChangeFeed(database: Database): Promise<ChangeFeed> {
  const sender = randomUUID().slice(0, 8)
  const listeners: ((practitioner: string | undefined) => void)[] = []
  const tell = (practitioner: string | undefined) => {
    for (const listener of listeners) listener(practitioner)
  }
  if (database.kind === 'embedded') return { publish: tell, subscribe: (listener) => void listeners.push(listener) }

  const unsent = new Set<string>()
  let gathering = false
  async function send(): Promise<void> {
    gathering = false
    while (unsent.size > 0) {
      const batch: string[] = []
      for (const practitioner of unsent) {
        if ([sender, ...batch, practitioner].join(' ').length > longestPayload) break
        batch.push(practitioner)
        unsent.delete(practitioner)
      }
      await database.notify(channel, [sender, ...batch].join(' ')).catch(() => {})
    }
  }

  await database.listen(
    channel,
    (payload) => {
      const [from, ...practitioners] = payload.split(' ')
      if (from !== sender) for (const practitioner of practitioners) tell(practitioner)
    },
    () => tell(undefined),
  )
  return {
    publish: (practitioner) => {
      tell(practitioner)
      unsent.add(practitioner)
      if (!gathering) setTimeout(send, gatherFor)
      gathering = true
    },
    subscribe: (listener) => void listeners.push(listener),
  }
}
