import { countEvents } from '#database/limits.ts'
import type { Entry } from '#database/waiting/entries.ts'
import { offerOfListLimit } from '../limits/waiting-limits.ts'
import type { AskParts } from './ask-parts.ts'

/** How many offers the phones of entries had in the last 24 hours, by id of the entry. */
export async function readOffersToday(
  { clock, database, secrets }: Pick<AskParts, 'clock' | 'database' | 'secrets'>,
  entries: readonly Entry[],
): Promise<Map<string, number>> {
  const limits = entries.map(({ patient }) => offerOfListLimit(secrets, patient.phone))
  const counted = await countEvents(database, limits, clock.now())
  return new Map(entries.map(({ id }, index) => [id, counted.get(limits[index]!.key) ?? 0]))
}
