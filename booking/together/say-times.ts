import { parseSlotId } from '#domain/availability/slot-id.ts'
import { clockAtClinic } from '#domain/dates/clinic-clock.ts'
import { format } from '#messages/format.ts'
import type { BookingSite } from '../wizard-context.tsx'
import type { TimeSet } from './sets.ts'

/** '08:00 with Anne Lie' */
export function sayTime(slot: string, { words, catalogue }: Pick<BookingSite, 'words' | 'catalogue'>): string {
  const { practitioner, start } = parseSlotId(slot)!
  const name = catalogue.team.find(({ id }) => id === practitioner)?.name
  return [clockAtClinic(start), name && format(words.time.with, { name })].filter(Boolean).join(' ')
}

/** '08:00 with Anne Lie, 08:20 with Bo Dal' */
export function sayTimes(set: TimeSet, site: Pick<BookingSite, 'words' | 'catalogue'>): string {
  return set.map((slot) => sayTime(slot, site)).join(', ')
}
