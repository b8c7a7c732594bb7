import { createDayClock, dateAt, instantAt } from '../availability/day-clock.ts'
import { addDays } from '../dates/calendar-date.ts'

/** Nobody is woken between these hours, in minutes from 00:00 at the clinic. */
export const quietFrom = 21 * 60
export const quietTo = 8 * 60

/**
 * When somebody may be asked about a time that begins at an instant: now, or when the quiet hours are over. Late in the evening people are still asked
 * about that same evening, since later is too late. Epoch milliseconds.
 */
export function findAskingTime(zone: string, now: number, startsAt: number): number {
  const today = createDayClock(zone, dateAt(zone, now))
  const morning = instantAt(today, quietTo)
  if (now < morning) return morning
  if (now < instantAt(today, quietFrom) || startsAt < today.end) return now
  return instantAt(createDayClock(zone, addDays(today.date, 1)), quietTo)
}

/** Until when nobody is asked but about times of the same evening; null by day. Epoch milliseconds. */
export function findQuietEnd(zone: string, now: number): number | null {
  const later = findAskingTime(zone, now, Number.POSITIVE_INFINITY)
  return later === now ? null : later
}
