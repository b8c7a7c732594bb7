import type { Database } from '#database/client.ts'
import { readNeededHolds } from '#database/staff/pending-changes.ts'
import type { BookingProvider } from '../provider/provider.ts'

/** Gives back what was held for a change by staff, but for what the change that stands now needs: it may be about the same time. */
export async function releaseHolds(
  { database, provider }: { database: Database; provider: BookingProvider },
  reference: string,
  holds: readonly string[],
): Promise<void> {
  if (holds.length === 0) return
  const needed = new Set(await readNeededHolds(database, reference))
  // What cannot be released now ends by itself after a few minutes.
  for (const id of holds) if (!needed.has(id)) await provider.releaseHold(id)
}
