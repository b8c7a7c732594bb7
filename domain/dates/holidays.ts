import * as z from 'zod'
import type { IsHoliday } from '../opening/opening-hours.ts'

/** The dates of public holidays, by the zone of the clinics that keep them. */
export const holidaysByZone = z.record(z.string(), z.array(z.iso.date()))
export type HolidaysByZone = z.infer<typeof holidaysByZone>

/** The years whose holidays a release knows: the one before it was built, for what is past, and longer ahead than a release is used. */
export const yearsAround = (year: number): number[] => Array.from({ length: 6 }, (_, index) => year - 1 + index)

export function isHolidayIn(holidays: HolidaysByZone): IsHoliday {
  const dates = new Map(Object.entries(holidays).map(([zone, listed]) => [zone, new Set(listed)]))
  return (zone, date) => dates.get(zone)?.has(date) ?? false
}
