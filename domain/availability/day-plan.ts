import { isoWeekOf, weekdayIndexOf } from '../calendar-date.ts'
import type { Clinic } from '../facts/clinic.ts'
import type { Shift } from '../facts/practitioner.ts'
import { weekdays } from '../facts/shared.ts'
import { createDayClock, type DayClock, instantAt } from './day-clock.ts'
import { type Interval, intersectIntervals, mergeIntervals, subtractIntervals } from './interval.ts'
import { findOpeningHours, toMinutes } from './opening-hours.ts'
import type { RosterEntry, ScheduleIndex } from './schedule-index.ts'

/** Who works when at one clinic on one day, before anybody is booked. Depends on the facts alone. */
export interface DayPlan {
  readonly clinic: Clinic
  readonly date: string
  readonly clock: DayClock
  /** Opening hours as instants; empty when the clinic is closed. */
  readonly open: readonly Interval[]
  /** By practitioner id, the stretches of work without breaks. Who is not at work is missing. */
  readonly work: ReadonlyMap<string, readonly Interval[]>
}

export function planDay(index: ScheduleIndex, clinic: Clinic, date: string): DayPlan {
  const clock = createDayClock(clinic.zone, date)
  const open = findOpeningHours(clinic, date, index.isHoliday)
  const work = new Map<string, Interval[]>()
  if (open.length > 0) {
    for (const entry of index.staff.get(clinic.id) ?? []) {
      const stretches = toInstants(clock, findWork(entry, clinic.id, date, open))
      if (stretches.length > 0) work.set(entry.id, stretches)
    }
  }
  return { clinic, date, clock, open: toInstants(clock, open), work }
}

function findWork(entry: RosterEntry, clinic: string, date: string, open: readonly Interval[]): Interval[] {
  if (entry.absences.some((it) => it.from <= date && date <= it.to)) return []
  const shifts = entry.shifts.filter((it) => it.clinic === clinic && isWorked(it, date))
  const hours = mergeIntervals(shifts.map((it) => toMinutes(it.hours)))
  const breaks = shifts.flatMap((it) => it.breaks.map(toMinutes))
  return subtractIntervals(intersectIntervals(hours, open), breaks)
}

function isWorked(shift: Shift, date: string): boolean {
  const weekday = weekdays[weekdayIndexOf(date)]
  if (!weekday || !shift.days.includes(weekday)) return false
  if (shift.weeks === 'every') return true
  return (isoWeekOf(date) % 2 === 1) === (shift.weeks === 'odd')
}

function toInstants(clock: DayClock, minutes: readonly Interval[]): Interval[] {
  const instants = minutes.map((it) => ({ start: instantAt(clock, it.start), end: instantAt(clock, it.end) }))
  return mergeIntervals(instants)
}

/** Gives the plan of a clinic's day. */
export type Planner = (clinic: Clinic, date: string) => DayPlan

/** 16 clinics for 90 days are 1,440 plans; beyond this many the oldest go. */
const plansKept = 5_000

/** A planner that remembers, for as long as the facts stay the same. */
export function createPlanner(index: ScheduleIndex): Planner {
  const plans = new Map<string, DayPlan>()
  return (clinic, date) => {
    const key = `${clinic.id} ${date}`
    const known = plans.get(key)
    if (known) return known
    const plan = planDay(index, clinic, date)
    if (plans.size >= plansKept) plans.delete(plans.keys().next().value as string)
    plans.set(key, plan)
    return plan
  }
}
