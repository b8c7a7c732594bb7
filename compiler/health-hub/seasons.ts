import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { localizedText, slug } from '#domain/facts/shared.ts'
import type { ContentProblem, Subject } from '../problem.ts'
import { pageId } from '../read/page-fields.ts'
import { readYaml } from '../read/read-yaml.ts'

/** All seasons suggest equally many pages, so that nothing moves when the browser replaces an older season. */
const pagesPerSeason = 6

const season = z.strictObject({
  id: slug,
  /** 1 is January. */
  months: z.array(z.int().min(1).max(12)).min(1),
  title: localizedText,
  pages: z.array(pageId).length(pagesPerSeason),
})
export type Season = z.infer<typeof season>

/** content/seasons.yaml; none where the file is missing. Reports unknown pages, and months that no season or two have. */
export function readSeasons(
  contentFolder: string,
  hasPage: (id: string) => boolean,
  problems: ContentProblem[],
): Season[] {
  const file = join(contentFolder, 'seasons.yaml')
  if (!existsSync(file)) return []
  const parsed = readYaml(file, readFileSync(file, 'utf8'), z.array(season))
  if (!parsed.ok) {
    problems.push(...parsed.problems)
    return []
  }
  const report = (path: PropertyKey[], message: string, missing?: Subject) =>
    problems.push({ file, line: parsed.lineOf(path), message, ...(missing && { missing }) })
  const owners = new Map<number, string>()
  parsed.value.forEach(({ id, months, pages }, index) => {
    months.forEach((month, at) => {
      const other = owners.get(month)
      if (other !== undefined) report([index, 'months', at], `month ${month} is in '${other}' too. Keep one.`)
      owners.set(month, id)
    })
    pages.forEach((page, at) => {
      if (!hasPage(page))
        report([index, 'pages', at], `there is no page '${page}'. Use the id of a page that exists.`, `page ${page}`)
      if (pages.indexOf(page) < at) report([index, 'pages', at], `the page '${page}' stands twice. Choose another one.`)
    })
  })
  for (let month = 1; month <= 12; month++)
    if (!owners.has(month)) report([], `no season has month ${month}. Add it to one.`)
  return parsed.value
}
