import { dateAt } from '#domain/availability/day-clock.ts'
import { createPlanner, type Planner } from '#domain/availability/day-plan.ts'
import type { IsHoliday } from '#domain/availability/opening-hours.ts'
import { indexSchedule, type ScheduleIndex } from '#domain/availability/schedule-index.ts'
import { type Demo, layDemo } from '#domain/facts/demo.ts'
import type { Facts } from '#domain/facts/facts.ts'

/** The facts and what follows from them, before anybody is booked. */
export interface Schedule {
  facts: Facts
  index: ScheduleIndex
  planner: Planner
}

const dayMs = 86_400_000

/** The zone in which the demo's 'today' begins; the chain is a Norwegian one. */
const homeZone = 'Europe/Oslo'

/**
 * The schedule as it is at a moment. It changes only in the demo, whose closures and absences are counted from today and
 * are laid out anew every day.
 */
export function createScheduleSource(facts: Facts, isHoliday: IsHoliday, demo?: Demo): (now: number) => Schedule {
  const make = (facts: Facts): Schedule => {
    const index = indexSchedule(facts, isHoliday)
    return { facts, index, planner: createPlanner(index) }
  }
  if (!demo) {
    const schedule = make(facts)
    return () => schedule
  }
  let today = ''
  let lookAgainAt = Number.NEGATIVE_INFINITY
  let schedule: Schedule
  return (now) => {
    if (now >= lookAgainAt || now < lookAgainAt - dayMs) {
      const date = dateAt(homeZone, now)
      if (date !== today) schedule = make(layDemo(facts, demo, date))
      today = date
      lookAgainAt = now + 1_000
    }
    return schedule
  }
}
