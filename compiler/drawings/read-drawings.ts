import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { localizedText, slug } from '#domain/facts/shared.ts'
import type { ContentProblem } from '../problem.ts'
import { readYamlFile } from '../read/read-yaml.ts'

/** A drawing that explains something in the text, drawing-ID among the illustrations: content/drawings.yaml, by id. */
const drawing = z.strictObject({
  /** Says all that the drawing shows: it is the whole of it for whoever does not see it. */
  caption: localizedText,
})
export type Drawings = Record<string, z.infer<typeof drawing>>

/** content/drawings.yaml; none where the file is missing. */
export function readDrawings(contentFolder: string, problems: ContentProblem[]): Drawings {
  const file = join(contentFolder, 'drawings.yaml')
  if (!existsSync(file)) return {}
  const parsed = readYamlFile(file, z.record(slug, drawing), ['drawing *'])
  if (parsed.ok) return parsed.value
  problems.push(...parsed.problems)
  return {}
}
