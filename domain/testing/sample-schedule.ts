/** The sample chain's schedule, for tests. */

import { type Choice, resolveChoice } from '../availability/choice.ts'
import { createPlanner } from '../availability/day-plan.ts'
import { indexSchedule } from '../availability/schedule-index.ts'
import { sampleFacts } from './sample-facts.ts'

export const sampleIndex = indexSchedule(sampleFacts)
export const samplePlanner = createPlanner(sampleIndex)

export function chooseSample(treatment: string, clinic: string, practitioner?: string): Choice {
  const result = resolveChoice(sampleIndex, { treatment, clinic, practitioner })
  if (!result.ok) throw new Error(`the sample has no such ${result.unknown}`)
  return result.choice
}
