import { isoWeekOf, weekdayIndexOf } from '../dates/calendar-date.ts'
import type { Shift } from '../facts/practitioner.ts'
import { weekdays } from '../facts/shared.ts'

/** Tells of shifts whether they are worked on a day, before absences and closures. */
export function workedOn(date: string): (shift: ShiftDays) => boolean {
  const weekday = weekdays[weekdayIndexOf(date)]!
  const isOdd = isoWeekOf(date) % 2 === 1
  return (shift) =>
    shift.days.includes(weekday) &&
    (shift.validFrom === undefined || shift.validFrom <= date) &&
    (shift.validTo === undefined || date <= shift.validTo) &&
    (shift.weeks === 'every' || (shift.weeks === 'odd') === isOdd)
}

type ShiftDays = Readonly<Pick<Shift, 'weeks' | 'validFrom' | 'validTo'>> & {
  readonly days: readonly Shift['days'][number][]
}
