import { createDayClock, formatInstant } from '#domain/availability/day-clock.ts'
import { indexSchedule } from '#domain/availability/schedule-index.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { findOfferedDates } from '#domain/groups/bookable-dates.ts'
import { groupHorizonDays, listGroupRuns } from '#domain/groups/group-times.ts'
import type { PageRun } from '#page-data/parts.ts'

/** Enough for search engines: those who book see all of them, with their places. */
const mostRuns = 2

/** The next runs of a class, course or webinar that can still be joined, each with its dates from today on. */
export function nextRuns(treatment: string, facts: Facts, today: string): PageRun[] {
  if (!facts.groups.some((it) => it.treatment === treatment)) return []
  const schedule = { facts, index: indexSchedule(facts) }
  return listGroupRuns(schedule, { treatment }, today, addDays(today, groupHorizonDays))
    .map((run) => {
      const midnight = createDayClock(run.clinic.zone, today).start
      const { together, apart } = findOfferedDates(run, midnight - 1)
      return (apart.length > 0 ? apart : together).map(({ date, start, end }) => {
        const clock = createDayClock(run.clinic.zone, date)
        return { start: formatInstant(clock, start), end: formatInstant(clock, end) }
      })
    })
    .filter((dates) => dates.length > 0)
    .slice(0, mostRuns)
}
