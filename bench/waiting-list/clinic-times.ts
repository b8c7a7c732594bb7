import { createDayClock, instantAt } from '#domain/availability/day-clock.ts'
import { partOfDay } from '#domain/availability/part-of-day.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import type { WaitedTime } from '#domain/waiting/waiting-entry.ts'

export const zone = 'Europe/Oslo'
export const clinic = 'bislett'

/** One treatment at the clinic: who gives it, on which weekdays (1 is Monday) and how long a visit takes. */
export interface Line {
  treatment: string
  practitioners: number
  weekdays: readonly number[]
  minutes: number
}

const everyWeekday = [1, 2, 3, 4, 5]

/** A clinic as the chain's are: some lines that many ask for, some that few do. */
export const lines: readonly Line[] = [
  { treatment: 'gp-consultation', practitioners: 3, weekdays: everyWeekday, minutes: 20 },
  { treatment: 'physiotherapist', practitioners: 2, weekdays: everyWeekday, minutes: 40 },
  { treatment: 'gynaecologist', practitioners: 1, weekdays: [1, 3, 4], minutes: 30 },
  { treatment: 'psychologist', practitioners: 1, weekdays: [1, 2, 3, 4], minutes: 60 },
]

/** A time of the clinic's calendar, with who has it. */
export interface ClinicTime extends WaitedTime {
  bookedBy: string | null
  /** Whether it is held for somebody on the list. */
  isHeld: boolean
}

/** All times of a line in so many days, in order. Every second practitioner works from noon to eight, the others from eight to four. */
export function listTimes(line: Line, from: string, days: number): ClinicTime[] {
  const dates = Array.from({ length: days }, (_, n) => addDays(from, n))
  return dates
    .filter((date) => line.weekdays.includes(Temporal.PlainDate.from(date).dayOfWeek))
    .flatMap((date) => {
      const clock = createDayClock(zone, date)
      return listStarts(line).map((minutes) => ({
        treatment: line.treatment,
        clinic,
        date,
        part: partOfDay(minutes),
        startsAt: instantAt(clock, minutes),
        bookedBy: null,
        isHeld: false,
      }))
    })
}

function listStarts({ practitioners, minutes }: Line): number[] {
  return Array.from({ length: practitioners }, (_, n) => (n % 2 === 0 ? 8 : 12) * 60)
    .flatMap((begin) => [
      ...startsBetween(begin, begin + 4 * 60, minutes),
      ...startsBetween(begin + 4 * 60 + 30, begin + 8 * 60, minutes),
    ])
    .sort((a, b) => a - b)
}

function startsBetween(from: number, to: number, minutes: number): number[] {
  return Array.from({ length: Math.floor((to - from) / minutes) }, (_, n) => from + n * minutes)
}
