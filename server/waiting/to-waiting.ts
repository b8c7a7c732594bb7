import type { Entry } from '#database/waiting/entries.ts'
import type { WaitingEntry } from '#domain/waiting/waiting-entry.ts'

/** An entry as the rules see it (domain/waiting/). `offersToday`: by id of the entry. */
export function toWaiting(entry: Entry, offersToday: ReadonlyMap<string, number>): WaitingEntry {
  const { id, treatment, clinics, days, parts, ignored } = entry
  return {
    ...{ id, treatment, clinics, days, parts, ignored },
    since: entry.since.epochMilliseconds,
    bookedAt: entry.booking?.start.epochMilliseconds ?? null,
    offeredUntil: entry.offer?.expiresAt.epochMilliseconds ?? null,
    offersToday: offersToday.get(id) ?? 0,
  }
}
