import type { Facts } from '../facts/facts.ts'
import { createPlanner, PlanCache, type Planner } from './day-plan.ts'
import { indexSchedule, type RosterChanges, type ScheduleIndex, updateIndex } from './schedule-index.ts'

/** The facts with the current rosters, and what is derived from them before any bookings. Immutable: a change replaces it. */
export interface Schedule {
  readonly facts: Facts
  readonly index: ScheduleIndex
  readonly planner: Planner
  readonly plans: PlanCache
}

export function createSchedule(facts: Facts): Schedule {
  const index = indexSchedule(facts)
  const plans = new PlanCache()
  return { facts, index, planner: createPlanner(index, plans), plans }
}

/** The schedule after a change of rosters, and the clinics whose times it may have changed. */
export function updateSchedule(
  schedule: Schedule,
  changes: RosterChanges,
): { schedule: Schedule; reached: ReadonlySet<string> } {
  const { index, reached } = updateIndex(schedule.index, changes)
  const practitioners = replace(schedule.facts.practitioners, changes.practitioners)
  const clinics = replace(schedule.facts.clinics, changes.clinics)
  const { plans } = schedule
  const facts = { ...schedule.facts, practitioners, clinics }
  return { schedule: { facts, index, planner: createPlanner(index, plans), plans }, reached }
}

function replace<T extends { id: string }>(all: T[], changed: readonly T[]): T[] {
  const byId = new Map(changed.map((it) => [it.id, it]))
  return byId.size === 0 ? all : all.map((it) => byId.get(it.id) ?? it)
}
