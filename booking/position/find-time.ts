import { parseSlotId } from '#domain/availability/slot-id.ts'
import { isCalendarDate } from '#domain/dates/calendar-date.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { Choices } from './choices.ts'
import type { Drop } from './position.ts'

/** Date and slot of an address, if they agree with each other and with what is chosen. */
export function findTime(asked: Choices, chosen: Choices, drop: Drop): Pick<Choices, 'date' | 'slot'> {
  const date = asked.date === undefined || isCalendarDate(asked.date) ? asked.date : drop('date')
  if (asked.slot === undefined) return { date }
  const slot = parseSlotId(asked.slot)
  const day = slot && dayAtClinic(slot.start)
  const isFitting =
    slot !== null &&
    slot.treatment === chosen.treatment &&
    slot.clinic === chosen.clinic &&
    (!chosen.practitioner || chosen.practitioner === slot.practitioner) &&
    (date === undefined || date === day)
  if (isFitting) return { date: day!, slot: asked.slot }
  drop('slot')
  return { date }
}
