import type { SiteMap } from '../compose/site-map.ts'
import type { ContentProblem } from '../problem.ts'
import type { PageSource } from '../read/read-pages.ts'
import { type AreaConditions, groupConditions } from './area-conditions.ts'
import { areaNodes } from './area-nodes.ts'
import type { BodyArea } from './body-area.ts'
import { checkBodyAreas, readBodyAreas } from './body-areas.ts'
import { readSeasons, type Season } from './seasons.ts'

/** What the health hub is composed from. */
export interface HubFacts {
  areas: readonly BodyArea[]
  conditions: AreaConditions
  seasons: readonly Season[]
  /** Of the build; 1 is January. */
  month: number
}

/** Reads and checks body-areas.yaml and seasons.yaml, and adds the pages of areas to the site map. */
export function readHubFacts(
  contentFolder: string,
  { nodes, sources, today }: { nodes: SiteMap; sources: PageSource[]; today: string },
  problems: ContentProblem[],
): HubFacts {
  const hasPage = (id: string) => nodes.has(id)
  const areas = readBodyAreas(contentFolder, problems)
  checkBodyAreas(areas, nodes, problems)
  const conditions = groupConditions(areas.areas, sources)
  for (const node of areaNodes(areas.areas, conditions, nodes)) nodes.set(node.id, node)
  const seasons = readSeasons(contentFolder, hasPage, problems)
  return { areas: areas.areas, conditions, seasons, month: Number(today.slice(5, 7)) }
}
