import { addDays, weekdayIndexOf } from '../dates/calendar-date.ts'
import { dayAtClinic, momentAtClinic } from '../dates/clinic-clock.ts'

/** The longest that the result of a test takes. */
export type ResultTime = { readonly hours: number } | { readonly workingDays: number }

const hour = 3_600_000

/** How many hours before the departure a traveller must have the result in hand, to check in with it. */
export const hoursBeforeFlight = 3

/**
 * When the result of a test is there at the latest, of a visit that ends at `visitEnd`. Days of work are Monday to Friday, and
 * count to their end; public holidays are not known here, so whoever shows it says that they may come in between.
 */
export function findLatestResult(visitEnd: number, time: ResultTime): number {
  if ('hours' in time) return visitEnd + time.hours * hour
  let day = dayAtClinic(visitEnd)
  for (let left = time.workingDays; left > 0; ) {
    day = addDays(day, 1)
    if (weekdayIndexOf(day) < 5) left--
  }
  return momentAtClinic(`${day}T23:59`)
}

/** Whether a result that is there at a moment helps whoever flies at another. */
export function isInTime(result: number, departure: number): boolean {
  return result + hoursBeforeFlight * hour <= departure
}
