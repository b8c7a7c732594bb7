import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod'
import { localizedText, slug } from '#domain/facts/shared.ts'
import type { ContentProblem } from '../problem.ts'
import { type LineOf, readYamlFile } from '../read/read-yaml.ts'

/** A quarter or a town that has a page: content/places/{id}.yaml. */
const placeFacts = z.strictObject({
  /** As it stands in running text: 'Alna'. */
  name: localizedText,
  /** WGS 84, right for the quarter. Distances to clinics are computed from it. */
  position: z.strictObject({ lat: z.number().min(57).max(72), lng: z.number().min(4).max(32) }),
  /** Our clinic, where there is one in the place itself. */
  clinic: slug.optional(),
  /** How one gets from there to a clinic, by its id: of each clinic that is the nearest with a profession. */
  ways: z.record(slug, localizedText).default({}),
})
export type PlaceFacts = z.infer<typeof placeFacts> & { file: string; lineOf: LineOf }
export type Places = Record<string, PlaceFacts>

export function readPlaceFacts(contentFolder: string, problems: ContentProblem[]): Places {
  const files = globSync('places/*.yaml', { cwd: contentFolder }).sort()
  return Object.fromEntries(
    files.flatMap((name) => {
      const file = join(contentFolder, name)
      const id = basename(name, '.yaml')
      const parsed = readYamlFile(file, placeFacts, [`place ${id}`])
      if (parsed.ok) return [[id, { ...parsed.value, file, lineOf: parsed.lineOf }]]
      problems.push(...parsed.problems)
      return []
    }),
  )
}
