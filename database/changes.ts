import { randomUUID } from 'node:crypto'
import type { Database } from './client.ts'

/** Tells this process and all others whose times have changed. */
export interface ChangeFeed {
  publish(practitioner: string): void
  /** `undefined` means that changes may have been missed, of anybody. */
  subscribe(onChange: (practitioner: string | undefined) => void): void
}

const channel = 'occupied_times'

/** Milliseconds in which changes are gathered into one notification: short enough not to be noticed, and a busy server sends few. */
const gatherFor = 10

/** PostgreSQL takes notifications of up to 8,000 bytes. */
const longestPayload = 7_000

/**
 * Other processes hear of a change right after its transaction and not in it: a transaction that notifies makes all others
 * wait at commit, which would let a server confirm bookings only one by one. What is lost if the process dies in
 * between is made good by reading the times again every now and then.
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
