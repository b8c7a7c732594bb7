import { parseSlotId } from '#domain/availability/slot-id.ts'
import type { Slot } from '../booking-calls.ts'

/** The ids of the times at which people come together, the first person's first. */
export type TimeSet = readonly string[]

/** The ways in which people can begin at a moment. Each is listed once: which of several practitioners is the first person's does not matter. */
export function listSets(slots: readonly Pick<Slot, 'id' | 'together'>[], start: number): TimeSet[] {
  const sets = slots
    .filter(({ id }) => parseSlotId(id)?.start === start)
    .flatMap(({ together = [] }) => together.map((it) => it.slots))
  return [...new Map(sets.map((set) => [set.toSorted().join(), set])).values()]
}

/** A way in which people come and the first of them has a time. */
export function beginWith(slot: string, slots: readonly Pick<Slot, 'id' | 'together'>[]): TimeSet | undefined {
  const { start } = parseSlotId(slot)!
  const set = listSets(slots, start).find((it) => it.includes(slot))
  return set && [slot, ...set.filter((it) => it !== slot)]
}

/** How people come: `several` where they are more than the practitioners who have time at once. */
export function wayOf(set: TimeSet): 'in-turn' | 'side-by-side' | 'several' {
  const times = set.map((id) => parseSlotId(id)!)
  const isSame = (name: 'practitioner' | 'start') => times.every((it) => it[name] === times[0]![name])
  return isSame('practitioner') ? 'in-turn' : isSame('start') ? 'side-by-side' : 'several'
}
