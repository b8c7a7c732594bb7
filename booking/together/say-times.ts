import { parseSlotId } from '#domain/availability/slot-id.ts'
import { clockAtClinic } from '#domain/dates/clinic-clock.ts'
import { format } from '#messages/format.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { sayClocks } from './say-clocks.ts'
import { type TimeSet, wayOf } from './sets.ts'

type Site = Pick<BookingSite, 'words' | 'catalogue'>

/** '08:00 with Anne Lie' */
export function sayTime(slot: string, site: Site): string {
  return withName(clockAtClinic(parseSlotId(slot)!.start), slot, site)
}

/** '08:00 with Anne Lie, 08:20 with Bo Dal'; one practitioner is named once: '08:00, 08:20 with Anne Lie' */
export function sayTimes(set: TimeSet, site: Site): string {
  if (set[0] && wayOf(set) === 'in-turn') return withName(sayClocks(set), set[0], site)
  return set.map((slot) => sayTime(slot, site)).join(', ')
}

/** How people come: 'One after the other, with Anne Lie' */
export function sayWay(set: TimeSet, site: Site): string {
  return format(site.words.together[wayOf(set)], { name: nameOf(set[0]!, site) ?? '' })
}

function withName(clocks: string, slot: string, site: Site): string {
  const name = nameOf(slot, site)
  return name ? `${clocks} ${format(site.words.time.with, { name })}` : clocks
}

function nameOf(slot: string, { catalogue }: Site): string | undefined {
  const { practitioner } = parseSlotId(slot)!
  return catalogue.team.find(({ id }) => id === practitioner)?.name
}
