import { bookingHorizonDays } from '../availability/availability.ts'
import { addDays } from '../dates/calendar-date.ts'
import type { Practitioner, Shift } from '../facts/practitioner.ts'
import type { Weekday } from '../facts/shared.ts'
import { listWorkplaces } from './workplaces.ts'

/** Recurring hours of somebody at one clinic. */
export interface WorkingDays extends Pick<Shift, 'hours' | 'weeks'> {
  readonly days: readonly Weekday[]
  /** The first day, where it is still to come; the last day, where there is one. */
  readonly from?: string
  readonly to?: string
}

export interface Workplace {
  readonly clinic: string
  readonly days: readonly WorkingDays[]
}

/** How far ahead absences are told: nobody plans a visit by one that is months away. */
const absenceNoticeDays = 28

/** Where somebody works and on which days, as the roster has it for the time that can be booked. */
export function listWorkplacesWithDays({ shifts }: Pick<Practitioner, 'shifts'>, today: string): Workplace[] {
  const last = addDays(today, bookingHorizonDays)
  const current = shifts.filter(
    ({ validFrom, validTo }) =>
      (validFrom === undefined || validFrom <= last) && (validTo === undefined || validTo >= today),
  )
  return listWorkplaces({ shifts: current }).map((clinic) => ({
    clinic,
    days: current
      .filter((it) => it.clinic === clinic)
      .map(({ days, hours, weeks, validFrom, validTo }) => ({
        days,
        hours,
        weeks,
        ...(validFrom !== undefined && validFrom > today && { from: validFrom }),
        ...(validTo !== undefined && { to: validTo }),
      })),
  }))
}

/** Absences that go on or begin soon, in order. */
export function listComingAbsences({ absences }: Pick<Practitioner, 'absences'>, today: string) {
  const last = addDays(today, absenceNoticeDays)
  return absences
    .filter(({ from, to }) => to >= today && from <= last)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ from, to }) => ({ from, to }))
}
