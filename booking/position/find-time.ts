import { parseSlotId, type SlotKey } from '#domain/availability/slot-id.ts'
import { isCalendarDate } from '#domain/dates/calendar-date.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { type Choices, countPeople, listTimes } from './choices.ts'
import type { Drop } from './position.ts'

/** Date and time of an address, or the times of people who come together, if they agree with each other and with what is chosen. */
export function findTime(asked: Choices, chosen: Choices, drop: Drop): Pick<Choices, 'date' | 'slot' | 'others'> {
  const date = asked.date === undefined || isCalendarDate(asked.date) ? asked.date : drop('date')
  if (asked.slot === undefined) return { date }
  const times = listTimes(asked).map(parseSlotId)
  const day = times[0] ? dayAtClinic(times[0].start) : undefined
  const fits = (time: SlotKey | null) =>
    time !== null &&
    time.treatment === chosen.treatment &&
    time.clinic === chosen.clinic &&
    dayAtClinic(time.start) === day
  const isFitting =
    times.every(fits) &&
    times.length === countPeople(chosen) &&
    (!chosen.practitioner || chosen.practitioner === times[0]?.practitioner) &&
    (date === undefined || date === day)
  if (isFitting) return { date: day!, slot: asked.slot, others: asked.others }
  drop('slot')
  return { date }
}
