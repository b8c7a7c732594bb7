import { type Interval, mergeIntervals } from '../availability/interval.ts'
import { weekdayIndexOf } from '../dates/calendar-date.ts'
import type { Clinic } from '../facts/clinic.ts'
import { weekdays } from '../facts/shared.ts'

/** Whether a day is a public holiday where the clinic is; made by domain/dates/holidays.ts. */
export type IsHoliday = (zone: Clinic['zone'], date: string) => boolean

type OpeningFacts = Pick<Clinic, 'zone' | 'hours' | 'publicHolidays' | 'closures' | 'specialHours'>

/**
 * When a clinic is open on a day, in minutes from 00:00; empty when it is closed. Rules for a single day override
 * rules for a kind of day: closure, special hours, public holiday, weekday.
 */
export function findOpeningHours(clinic: OpeningFacts, date: string, isHoliday: IsHoliday): Interval[] {
  if (clinic.closures.some((it) => it.from <= date && date <= it.to)) return []
  const special = clinic.specialHours.filter((it) => it.date === date)
  if (special.length > 0) return mergeIntervals(special.flatMap((it) => it.hours.map(toMinutes)))
  if (isHoliday(clinic.zone, date)) {
    return clinic.publicHolidays === 'closed' ? [] : mergeIntervals(clinic.publicHolidays.map(toMinutes))
  }
  const weekday = weekdays[weekdayIndexOf(date)]
  return mergeIntervals((weekday && clinic.hours[weekday] ? clinic.hours[weekday] : []).map(toMinutes))
}

/** A range of HH:MM as minutes from 00:00. */
export function toMinutes(range: { from: string; to: string }): Interval {
  return { start: minutesOf(range.from), end: minutesOf(range.to) }
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
