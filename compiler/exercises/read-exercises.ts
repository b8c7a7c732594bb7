import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { localizedText, slug } from '#domain/facts/shared.ts'
import type { ContentProblem } from '../problem.ts'
import { readYamlFile } from '../read/read-yaml.ts'

/** An exercise that a patient can do at home, with its drawing exercise-ID: content/exercises.yaml, by id. */
const exercise = z.strictObject({
  name: localizedText,
  /** How it is done, one step at a time. */
  steps: z.array(localizedText).min(2).max(4),
  /** How many times, how many rounds and how often. */
  often: localizedText,
})
export type Exercise = z.infer<typeof exercise>
export type Exercises = Record<string, Exercise>

/** content/exercises.yaml; none where the file is missing. */
export function readExercises(contentFolder: string, problems: ContentProblem[]): Exercises {
  const file = join(contentFolder, 'exercises.yaml')
  if (!existsSync(file)) return {}
  const parsed = readYamlFile(file, z.record(slug, exercise), ['exercise *'])
  if (parsed.ok) return parsed.value
  problems.push(...parsed.problems)
  return {}
}
