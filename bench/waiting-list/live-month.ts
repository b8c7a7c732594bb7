import { createDayClock } from '#domain/availability/day-clock.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import type { Assumptions } from './assumptions.ts'
import { lines, listTimes, zone } from './clinic-times.ts'
import { type FreedTime, liveThroughLine } from './live-line.ts'
import { makeUpPeople } from './make-up-people.ts'

const from = '2026-10-26'
/** The calendar fills before the month, and what was freed in the month is filled or not after it. */
const warmUpDays = 14
const monthDays = 30
const days = warmUpDays + monthDays + 21

export interface LivedMonth {
  withList: FreedTime[]
  withoutList: FreedTime[]
}

/** What patients cancel in a month at a clinic, with and without a list. The same people look for a time in both. */
export function liveThroughMonth(seed: number, assumed: Assumptions): LivedMonth {
  const begins = createDayClock(zone, addDays(from, warmUpDays)).start
  const ends = createDayClock(zone, addDays(from, warmUpDays + monthDays)).start
  const live = (hasList: boolean) =>
    lines
      .flatMap((line, n) => {
        const times = listTimes(line, from, days)
        const people = makeUpPeople(seed * 10 + n, { line, times: times.length, from, days }, assumed)
        return liveThroughLine(times, people, assumed, hasList).freed
      })
      .filter(({ by, freedAt }) => by === 'cancellation' && begins <= freedAt && freedAt < ends)
  return { withList: live(true), withoutList: live(false) }
}
