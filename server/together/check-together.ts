import type { PeopleBody } from '#domain/api/bodies.ts'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { areTogether } from '#domain/availability/together.ts'
import { isForSeveral, nameOfPerson } from '#domain/booking/several-people.ts'
import type { MessageKey } from '#domain/forms/fields/checked.ts'
import type { Service } from '../service.ts'

type Parts = Pick<Service, 'availability' | 'provider'>

/** Whether several people can come to a treatment at once. Another system may take one booking at a time, so that it could keep a part of theirs. */
export function takesSeveral({ availability, provider }: Parts, treatment: string): boolean {
  const found = availability.schedule.index.treatments.get(treatment)
  return provider.together !== undefined && found !== undefined && isForSeveral(found)
}

/** Why times cannot be those of people who come together; undefined if they can. */
export function findApart(parts: Parts, slots: readonly string[]): MessageKey | undefined {
  const times = slots.map(parseSlotId).filter((it) => it !== null)
  const [first] = times
  if (!first || times.length < slots.length || times.some((it) => it.treatment !== first.treatment)) return 'invalid'
  if (!takesSeveral(parts, first.treatment)) return 'one-at-a-time'
  const { minutes } = parts.availability.schedule.index.treatments.get(first.treatment)!
  const asked = times.map(({ start, practitioner }) => ({ start, by: { id: practitioner } }))
  return times.every((it) => it.clinic === first.clinic) && areTogether(asked, minutes * 60_000)
    ? undefined
    : 'not-together'
}

/** What is wrong with the times of an order for several people; undefined if nothing is. */
export function findPeopleMistake(
  parts: Parts,
  body: PeopleBody & Partial<Record<'slot' | 'group' | 'date' | 'patient' | 'partner', unknown>>,
): Record<string, MessageKey> | undefined {
  const { people, treatment } = body
  for (const name of ['slot', 'group', 'date', 'patient', 'partner'] as const) {
    if (body[name] !== undefined) return { [name]: 'invalid' }
  }
  if (!takesSeveral(parts, treatment)) return { treatment: 'one-at-a-time' }
  const other = people.findIndex(({ slot }) => parseSlotId(slot)?.treatment !== treatment)
  if (other >= 0) return { [nameOfPerson(other, 'slot')]: 'invalid' }
  const apart = findApart(
    parts,
    people.map(({ slot }) => slot),
  )
  return apart && { people: apart }
}
