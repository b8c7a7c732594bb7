import { partOfDay } from '#domain/availability/part-of-day.ts'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { clockAtClinic, dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { Slot } from '../booking-calls.ts'

/** What a button of a time shows. */
export type ShownTime = Pick<Slot, 'id' | 'start' | 'part'>

/**
 * The server tells everybody that a held time is gone; for the one who holds it, it is not. It is made of its id alone,
 * because after coming back from the form the id is all that is left.
 */
export function withHeld(
  slots: ShownTime[],
  held: string | undefined,
  shown: { treatment: string; clinic: string; practitioner?: string; date?: string },
): ShownTime[] {
  const key = held ? parseSlotId(held) : null
  if (!held || !key || slots.some(({ id }) => id === held)) return slots
  const { treatment, clinic, practitioner, start } = key
  const isShown =
    treatment === shown.treatment &&
    clinic === shown.clinic &&
    dayAtClinic(start) === shown.date &&
    (!shown.practitioner || practitioner === shown.practitioner)
  if (!isShown) return slots
  const time = formatTime(start)
  const minutes = Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))
  return [...slots, { id: held, start: time, part: partOfDay(minutes) }]
}

/** As the server writes it, so that the same time of two people is one button: '2026-11-17T14:00:00+01:00'. */
function formatTime(ms: number): string {
  const wall = `${dayAtClinic(ms)}T${clockAtClinic(ms)}:00`
  const offset = (Date.parse(`${wall}Z`) - ms) / 3_600_000
  return `${wall}+0${offset}:00`
}
