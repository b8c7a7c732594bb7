import { useAnswer } from '#client/use-answer.ts'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { askSlots, type Slot } from '../booking-calls.ts'
import { oneOfEachStart } from '../time/slot-list.tsx'

/** The three free times nearest to a slot at its clinic, of anybody, or the first ones of as many people as come together; those of the next free day where its own has none left. */
export function useNearestSlots(slotId: string | undefined, date: string | undefined, people?: string): Slot[] {
  const slot = slotId ? parseSlotId(slotId) : null
  const askOn = (day: string | null | undefined) =>
    slot && day ? askSlots({ treatment: slot.treatment, clinic: slot.clinic, date: day, people }) : undefined
  const sameDay = useAnswer(askOn(date)).value
  const isFull = sameDay?.slots.length === 0
  const nextDay = useAnswer(isFull ? askOn(sameDay.nextDate) : undefined).value
  const times = (isFull ? nextDay : sameDay)?.slots ?? []

  const distance = (it: Slot) => Math.abs(Date.parse(it.start) - slot!.start)
  const three = oneOfEachStart(times, undefined)
    .filter(({ id }) => id !== slotId)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, 3)
  return three.sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
}
