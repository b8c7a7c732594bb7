import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { locales } from '#domain/market/locale.ts'
import { checkSummary } from '../checks/check-summary.ts'
import type { SiteMap } from '../compose/site-map.ts'
import type { ContentProblem, Subject } from '../problem.ts'
import { breaking, type LineOf, readYaml } from '../read/read-yaml.ts'
import { areaPath, hubId } from './area-nodes.ts'
import { type BodyArea, bodyArea } from './body-area.ts'

export interface BodyAreas {
  file: string
  lineOf: LineOf
  areas: BodyArea[]
}

/** None where the file is missing, as in small test sites. */
export function readBodyAreas(contentFolder: string, problems: ContentProblem[]): BodyAreas {
  const file = join(contentFolder, 'body-areas.yaml')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '[]'
  const parsed = breaking(readYaml(file, text, z.array(bodyArea)), ['area *', `page ${hubId}/*`])
  if (parsed.ok) return { file, lineOf: parsed.lineOf, areas: parsed.value }
  problems.push(...parsed.problems)
  return { file, lineOf: () => 1, areas: [] }
}

/** Ids, places, codes and addresses belong to one area each, and what an area lists are pages that exist. */
export function checkBodyAreas({ file, lineOf, areas }: BodyAreas, nodes: SiteMap, problems: ContentProblem[]) {
  const report = (path: PropertyKey[], message: string, missing?: Subject) =>
    problems.push({ file, line: lineOf(path), message, ...(missing && { missing }) })
  const owners = new Map<string, string>()
  const claim = (what: string, owner: string, path: PropertyKey[]) => {
    const other = owners.get(what)
    if (other !== undefined) report(path, `the ${what} is that of '${other}' too. Keep one.`)
    owners.set(what, owner)
  }
  for (const { id, in: places } of nodes.values())
    for (const { path } of Object.values(places)) owners.set(`address ${path}`, id)
  const hub = nodes.get(hubId)
  areas.forEach(({ id, places, icpc2, services, common, page }, index) => {
    claim(`id '${id}'`, id, [index, 'id'])
    for (const [at, place] of places.entries()) claim(`place '${place}'`, id, [index, 'places', at])
    for (const [at, code] of icpc2.entries()) claim(`code '${code}'`, id, [index, 'icpc2', at])
    for (const [field, pages] of Object.entries({ services, common }))
      for (const [at, page] of pages.entries())
        if (!nodes.has(page))
          report([index, field, at], `there is no page '${page}'. Use the id of a page that exists.`, `page ${page}`)
    if (!page) return
    for (const locale of locales) {
      const address = hub && areaPath(hub, page, locale)
      if (address) claim(`address ${address}`, id, [index, 'page', 'path', locale])
    }
    for (const [language, text] of Object.entries(page.summary)) {
      const tooLong = checkSummary(text)
      if (tooLong) report([index, 'page', 'summary', language], tooLong)
    }
  })
}
