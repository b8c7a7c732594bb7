import type { AnswerOf } from '../api/call-types.ts'
import { formatSlotId } from '../availability/format-slot-id.ts'

type Group = AnswerOf<'GET /groups'>['groups'][number]

/** The slot's id of a run, or of one of its dates: it is chosen, held and booked like any other time. `clinic`: also of one that is online. */
export function groupSlot(group: Group, date: Group['dates'][number] | undefined, clinic: string): string {
  const first = date ?? group.dates.find((it) => !it.cancelled) ?? group.dates[0]!
  return formatSlotId({
    treatment: group.treatment,
    clinic,
    practitioner: group.leader.id,
    start: Date.parse(first.start),
    group: { group: group.id, date: date?.start.slice(0, 10) },
  })
}
