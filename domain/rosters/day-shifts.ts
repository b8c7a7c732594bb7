/**
 * Shifts repeat by weekday. Whoever plans changes a day or a week of them: these functions give a practitioner's shifts after such a change,
 * which are the same as before on every other day and at every other clinic.
 */
import { workedOn } from '../availability/worked-on.ts'
import { addDays, countDays, weekdayIndexOf } from '../dates/calendar-date.ts'
import type { Shift } from '../facts/practitioner.ts'
import { weekdays } from '../facts/shared.ts'

/** Hours of one day at a clinic. */
export type DayShift = Pick<Shift, 'hours' | 'breaks'>

/** The Monday of a day's week. */
export function mondayOf(date: string): string {
  return addDays(date, -weekdayIndexOf(date))
}

export function daysOfWeek(date: string): string[] {
  return weekdays.map((_, n) => addDays(mondayOf(date), n))
}

/** What is worked at a clinic on a day, in order. */
export function shiftsOn(shifts: readonly Shift[], clinic: string, date: string): DayShift[] {
  return shifts
    .filter((it) => it.clinic === clinic)
    .filter(workedOn(date))
    .map(({ hours, breaks }) => ({ hours, breaks }))
    .sort((a, b) => (a.hours.from < b.hours.from ? -1 : 1))
}

/** With other hours on one day. */
export function replaceDay(
  shifts: readonly Shift[],
  clinic: string,
  date: string,
  wanted: readonly DayShift[],
): Shift[] {
  const isWorked = workedOn(date)
  const others = shifts.flatMap((it) =>
    it.clinic === clinic && isWorked(it)
      ? [
          { ...it, validTo: addDays(date, -1) },
          { ...it, validFrom: addDays(date, 1) },
        ]
      : [it],
  )
  const days = [weekdays[weekdayIndexOf(date)]!]
  const added = wanted.map((it) => ({ ...it, clinic, days, weeks: 'every' as const, validFrom: date, validTo: date }))
  return joinWithinWeek([...others, ...added].filter(isEverWorked), date)
}

/** With other hours on that day and, from then on, on the same weekday of every week. */
export function replaceWeekday(
  shifts: readonly Shift[],
  clinic: string,
  date: string,
  wanted: readonly DayShift[],
): Shift[] {
  const weekday = weekdays[weekdayIndexOf(date)]!
  const others = shifts.flatMap((it) =>
    it.clinic === clinic && it.days.includes(weekday) && !(it.validTo && it.validTo < date)
      ? [
          { ...it, validTo: addDays(date, -1) },
          { ...it, days: it.days.filter((day) => day !== weekday), validFrom: later(date, it.validFrom) },
        ]
      : [it],
  )
  const added = wanted.map((it) => ({ ...it, clinic, days: [weekday], weeks: 'every' as const, validFrom: date }))
  return [...others, ...added].filter(isEverWorked)
}

/** With the hours of one week also in another, from `first` on: days that are over stay as they were. */
export function copyWeek(
  shifts: readonly Shift[],
  clinic: string,
  { from, to, first }: { from: string; to: string; first: string },
): Shift[] {
  const wanted = daysOfWeek(from).map((date) => shiftsOn(shifts, clinic, date))
  return daysOfWeek(to).reduce<Shift[]>(
    (copied, date, n) => (date < first ? copied : replaceDay(copied, clinic, date, wanted[n]!)),
    [...shifts],
  )
}

function later(a: string, b: string | undefined): string {
  return b !== undefined && b > a ? b : a
}

/** Whether a shift has a day: those that were cut may have none left. */
function isEverWorked({ days, weeks, validFrom, validTo }: Shift): boolean {
  if (days.length === 0) return false
  if (validFrom === undefined || validTo === undefined) return true
  // Two weeks have every weekday in an odd and in an even week; at the turn of the year two odd weeks may follow each other.
  const span = Math.min(countDays(validFrom, validTo) + 1, 28)
  return Array.from({ length: Math.max(span, 0) }, (_, n) => addDays(validFrom, n)).some((date) =>
    workedOn(date)({ days, weeks, validFrom, validTo }),
  )
}

/** The same days in fewer shifts: those within the week of a day that have the same hours become one. */
function joinWithinWeek(shifts: readonly Shift[], date: string): Shift[] {
  const [first, last] = [mondayOf(date), addDays(mondayOf(date), 6)]
  const isWithin = ({ validFrom, validTo }: Shift) =>
    validFrom !== undefined && validTo !== undefined && first <= validFrom && validTo <= last
  const nameOf = ({ clinic, weeks, hours, breaks }: Shift) => JSON.stringify([clinic, weeks, hours, breaks])
  const joined = Map.groupBy(shifts.filter(isWithin), nameOf)
  return [...shifts.filter((it) => !isWithin(it)), ...[...joined.values()].map((same) => same.reduce(join))]
}

/** Only the days on which either is worked: within a week each weekday comes once. */
function join(a: Shift, b: Shift): Shift {
  const dates = daysOfWeek(a.validFrom!).filter((date) => workedOn(date)(a) || workedOn(date)(b))
  return {
    ...a,
    days: dates.map((date) => weekdays[weekdayIndexOf(date)]!),
    validFrom: dates[0],
    validTo: dates.at(-1),
  }
}
