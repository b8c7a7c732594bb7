/** The sample chain's schedule, for tests. */

import { type Busy, nobodyBusy } from '../availability/busy.ts'
import { type Choice, resolveChoice } from '../availability/choice.ts'
import { createPlanner } from '../availability/day-plan.ts'
import { indexSchedule } from '../availability/schedule-index.ts'
import { type Snapshot, takeSnapshot } from '../availability/snapshot.ts'
import { sampleFacts } from './sample-facts.ts'

export const sampleIndex = indexSchedule(sampleFacts)
export const samplePlanner = createPlanner(sampleIndex)

export function sampleSnapshot(now: number, busy: Busy = nobodyBusy): Snapshot {
  return takeSnapshot({ index: sampleIndex, planner: samplePlanner }, busy, now)
}

export function chooseSample(treatment: string, clinic: string, practitioner?: string): Choice {
  const result = resolveChoice(sampleIndex, { treatment, clinic, practitioner })
  if (!result.ok) throw new Error(`the sample has no such ${result.unknown}`)
  return result.choice
}
