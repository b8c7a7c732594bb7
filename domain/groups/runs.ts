import { addDays, countDays, weekdayIndexOf } from '../dates/calendar-date.ts'
import type { Group } from '../facts/group.ts'
import { weekdays } from '../facts/shared.ts'

/** One run of a group: a course from its first date to its last. */
export interface Run {
  /** The group's id and the day on which the run is planned to begin: the same whatever happens to its dates. */
  readonly id: string
  readonly dates: readonly string[]
}

/** The group that a run's id names; the day at its end has ten characters. */
export function groupOfRun(run: string): string {
  return run.slice(0, -11)
}

type Plan = Pick<Group, 'id' | 'days' | 'dates' | 'everyWeeks' | 'first' | 'last' | 'pauses'>
type IsHoliday = (date: string) => boolean

/** The runs with a date within the days, both included, in order. */
export function listRuns(plan: Plan, isHoliday: IsHoliday, from: string, to: string): Run[] {
  // A run takes longer by its pauses and holidays; no year has more than two weeks of those.
  const paused = plan.pauses.reduce((sum, it) => sum + countDays(it.from, it.to) + 1, 0)
  const longest = (Math.ceil(plan.dates / plan.days.length) + 3) * 7 + paused
  const every = plan.everyWeeks * 7
  const earliest = Math.max(0, Math.ceil((countDays(plan.first, from) - longest) / every))
  const runs: Run[] = []
  for (let day = addDays(plan.first, earliest * every); day <= to; day = addDays(day, every)) {
    if (plan.last !== undefined && day > plan.last) break
    const dates = listDates(plan, isHoliday, day)
    if (dates.at(-1)! >= from && dates[0]! <= to) runs.push({ id: `${plan.id}-${day}`, dates })
  }
  return runs
}

/** The run with an id, wherever it lies in time; undefined if the group has no such run. */
export function findRun(plan: Plan, isHoliday: IsHoliday, id: string): Run | undefined {
  const day = id.slice(plan.id.length + 1)
  const days = countDays(plan.first, day)
  const isOne = days >= 0 && days % (plan.everyWeeks * 7) === 0 && (plan.last === undefined || day <= plan.last)
  return isOne && id === `${plan.id}-${day}` ? { id, dates: listDates(plan, isHoliday, day) } : undefined
}

function listDates(plan: Plan, isHoliday: IsHoliday, first: string): string[] {
  const days = new Set(plan.days.map((it) => weekdays.indexOf(it)))
  const isPaused = (day: string) => plan.pauses.some((it) => it.from <= day && day <= it.to)
  const dates: string[] = []
  for (let day = first; dates.length < plan.dates; day = addDays(day, 1)) {
    if (days.has(weekdayIndexOf(day)) && !isHoliday(day) && !isPaused(day)) dates.push(day)
  }
  return dates
}
