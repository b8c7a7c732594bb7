import { isoWeekOf, weekdayIndexOf } from '../calendar-date.ts'
import type { Clinic } from '../facts/clinic.ts'
import { type Weekday, weekdays } from '../facts/shared.ts'
import { createDayClock, type DayClock, instantAt } from './day-clock.ts'
import { type Interval, intersectIntervals, mergeIntervals, subtractIntervals } from './interval.ts'
import { findOpeningHours } from './opening-hours.ts'
import type { RosterShift, ScheduleIndex } from './schedule-index.ts'

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

export function planDay(
  index: ScheduleIndex,
  clinic: Clinic,
  date: string,
  clock: DayClock = createDayClock(clinic.zone, date),
): DayPlan {
  const open = findOpeningHours(clinic, date, index.isHoliday)
  const work = new Map<string, Interval[]>()
  if (open.length > 0) {
    const weekday = weekdays[weekdayIndexOf(date)] as Weekday
    const odd = isoWeekOf(date) % 2 === 1
    const isWorked = (shift: RosterShift) =>
      shift.clinic === clinic.id &&
      shift.days.includes(weekday) &&
      (shift.weeks === 'every' || (shift.weeks === 'odd') === odd)
    for (const entry of index.staff.get(clinic.id) ?? []) {
      if (entry.absences.some((it) => it.from <= date && date <= it.to)) continue
      const stretches = toInstants(clock, findWork(entry.shifts.filter(isWorked), open))
      if (stretches.length > 0) work.set(entry.id, stretches)
    }
  }
  return { clinic, date, clock, open: toInstants(clock, open), work }
}

function findWork(shifts: readonly RosterShift[], open: readonly Interval[]): Interval[] {
  if (shifts.length === 0) return []
  const hours = mergeIntervals(shifts.map((it) => it.hours))
  const breaks = shifts.flatMap((it) => it.breaks)
  return subtractIntervals(intersectIntervals(hours, open), breaks)
}

function toInstants(clock: DayClock, minutes: readonly Interval[]): Interval[] {
  const instants = minutes.map((it) => ({ start: instantAt(clock, it.start), end: instantAt(clock, it.end) }))
  return mergeIntervals(instants)
}

/** Gives the plan of a clinic's day. */
export type Planner = (clinic: Clinic, date: string) => DayPlan

/** 16 clinics for 90 days are 1,440 plans of about a kilobyte; beyond this many the oldest go. */
const plansKept = 20_000
/** Clocks are shared by all clinics of a zone: a year of two zones. */
const clocksKept = 730

/** A planner that remembers, for as long as the facts stay the same. */
export function createPlanner(index: ScheduleIndex): Planner {
  const clockOf = remember(clocksKept, createDayClock)
  const planOf = remember(plansKept, (id: string, date: string) => {
    const clinic = index.clinics.get(id) as Clinic
    return planDay(index, clinic, date, clockOf(clinic.zone, date))
  })
  return (clinic, date) => planOf(clinic.id, date)
}

/** A function of two texts with its latest answers kept; when there are too many, the oldest goes. */
function remember<Answer>(kept: number, answer: (first: string, second: string) => Answer) {
  const answers = new Map<string, Answer>()
  return (first: string, second: string): Answer => {
    const key = `${first} ${second}`
    const known = answers.get(key)
    if (known !== undefined) return known
    const found = answer(first, second)
    if (answers.size >= kept) answers.delete(answers.keys().next().value as string)
    answers.set(key, found)
    return found
  }
}
