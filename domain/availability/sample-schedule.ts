/** The sample chain's schedule, for tests. */
import { sampleFacts } from '../facts/sample.ts'
import { createHolidayCalendar } from '../holidays.ts'
import { type Choice, resolveChoice } from './choice.ts'
import { createPlanner } from './day-plan.ts'
import { indexSchedule } from './schedule-index.ts'

export const sampleIndex = indexSchedule(sampleFacts, createHolidayCalendar())
export const samplePlanner = createPlanner(sampleIndex)

export function chooseSample(treatment: string, clinic: string, practitioner?: string): Choice {
  const result = resolveChoice(sampleIndex, { treatment, clinic, practitioner })
  if (!result.ok) throw new Error(`the sample has no such ${result.unknown}`)
  return result.choice
}
