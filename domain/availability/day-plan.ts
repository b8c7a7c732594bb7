import type { Clinic } from '../facts/clinic.ts'
import { findOpeningHours } from '../opening/opening-hours.ts'
import { createDayClock, type DayClock, instantAt } from './day-clock.ts'
import { type Interval, intersectIntervals, mergeIntervals, subtractIntervals } from './interval.ts'
import type { RosterEntry, RosterShift, ScheduleIndex } from './schedule-index.ts'
import { workedOn } from './worked-on.ts'

/** Who works when at one clinic on one day, before any bookings. Depends only on the facts. */
export interface DayPlan {
  readonly clinic: Clinic
  readonly date: string
  readonly clock: DayClock
  /** Opening hours as instants; empty when the clinic is closed. */
  readonly open: readonly Interval[]
  /** Working time without breaks, by practitioner id. Practitioners who are not at work are missing. */
  readonly work: ReadonlyMap<string, readonly Interval[]>
}

function planDay(
  index: ScheduleIndex,
  clinic: Clinic,
  date: string,
  clock: DayClock = createDayClock(clinic.zone, date),
): DayPlan {
  const open = findOpeningHours(clinic, date, index.isHoliday)
  const work = new Map<string, Interval[]>()
  if (open.length > 0) {
    const isWorked = isWorkedAt(clinic, date)
    for (const entry of index.staff.get(clinic.id) ?? []) {
      if (entry.absences.some((it) => it.from <= date && date <= it.to)) continue
      const stretches = toInstants(clock, findWork(entry.shifts.filter(isWorked), open))
      if (stretches.length > 0) work.set(entry.id, stretches)
    }
  }
  return { clinic, date, clock, open: toInstants(clock, open), work }
}

/** Whether a shift is worked at a clinic on a day, by somebody who is not absent. */
function isWorkedAt(clinic: Clinic, date: string): (shift: RosterShift) => boolean {
  const isWorked = workedOn(date)
  return (shift) => shift.clinic === clinic.id && isWorked(shift)
}

/** The breaks of somebody who is at work on a planned day. Apart from the plan: only the console shows them. */
export function findBreaks({ clinic, date, clock, open, work }: DayPlan, entry: RosterEntry): Interval[] {
  if (!work.has(entry.id)) return []
  const breaks = entry.shifts.filter(isWorkedAt(clinic, date)).flatMap((it) => it.breaks)
  return intersectIntervals(toInstants(clock, breaks), open)
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

/** Returns the plan of a clinic's day. */
export type Planner = (clinic: Clinic, date: string) => DayPlan

/** 16 clinics for 90 days are 1,440 plans of about a kilobyte; beyond this many, the oldest are evicted. */
const plansKept = 20_000
/** Clocks are shared by all clinics of a zone: a year of two zones. */
const clocksKept = 730

/** Cached plans, with what they were made from. */
export class PlanCache {
  readonly #plans = new Map<string, { plan: DayPlan; staff: readonly RosterEntry[] | undefined }>()
  readonly #clocks = new Map<string, DayClock>()

  /** A plan depends on the clinic and its staff: it is valid for as long as both are the same objects. */
  planOf(index: ScheduleIndex, clinic: Clinic, date: string): DayPlan {
    const key = `${clinic.id} ${date}`
    const staff = index.staff.get(clinic.id)
    const known = this.#plans.get(key)
    if (known && known.staff === staff && known.plan.clinic === clinic) return known.plan
    const plan = planDay(index, clinic, date, this.#clockOf(clinic.zone, date))
    keep(this.#plans, key, { plan, staff }, plansKept)
    return plan
  }

  #clockOf(zone: string, date: string): DayClock {
    const key = `${zone} ${date}`
    const known = this.#clocks.get(key)
    if (known) return known
    return keep(this.#clocks, key, createDayClock(zone, date), clocksKept)
  }
}

/** Evicts the oldest entry when there are too many. */
function keep<Value>(map: Map<string, Value>, key: string, value: Value, most: number): Value {
  if (map.size >= most) map.delete(map.keys().next().value as string)
  map.set(key, value)
  return value
}

/** A planner for an index; given the cache of an earlier index, it reuses the plans that are still valid. */
export function createPlanner(index: ScheduleIndex, cache = new PlanCache()): Planner {
  return (clinic, date) => cache.planOf(index, index.clinics.get(clinic.id) as Clinic, date)
}
