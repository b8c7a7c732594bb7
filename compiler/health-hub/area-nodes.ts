import type { Locale } from '#domain/market/locale.ts'
import type { SiteMap, SiteNode } from '../compose/site-map.ts'
import type { AreaConditions } from './area-conditions.ts'
import type { BodyArea } from './body-area.ts'

/** The page of the hub; pages of areas stand below it. */
export const hubId = 'health-care'

/** Pages of areas that have conditions and no written page. */
export function areaNodes(areas: readonly BodyArea[], conditions: AreaConditions, nodes: SiteMap): SiteNode[] {
  const hub = nodes.get(hubId)
  if (!hub) return []
  return areas.flatMap((area) => {
    const { name, page } = area
    if (!page || writtenPageOf(area, nodes) || conditions.of(area).length === 0) return []
    const inLocale = (locale: Locale) => ({
      path: areaPath(hub, page, locale),
      title: name[locale],
      short: name[locale],
      summary: page.summary[locale],
      language: locale,
    })
    return {
      id: areaPageId(page),
      kind: 'body-area' as const,
      group: page.group,
      art: page.group,
      order: 100,
      aliases: [],
      in: { no: inLocale('no'), en: inLocale('en') },
    }
  })
}

export function areaPath(hub: SiteNode, { path }: NonNullable<BodyArea['page']>, locale: Locale): string {
  return `${hub.in[locale].path}${path[locale]}/`
}

const areaPageId = ({ path }: NonNullable<BodyArea['page']>) => `${hubId}/${path.en}`

/** The page that the compiler makes for an area, if it does. */
export function madePageOf({ page }: BodyArea, nodes: SiteMap): SiteNode | undefined {
  return page && nodes.get(areaPageId(page))
}

function writtenPageOf(area: BodyArea, nodes: SiteMap): SiteNode | undefined {
  return [...nodes.values()].find(
    ({ source }) => source?.record.kind === 'body-area' && source.record.bodyArea === area.id,
  )
}

/** The page of an area, written or made. */
export function areaPageOf(area: BodyArea, nodes: SiteMap): SiteNode | undefined {
  return writtenPageOf(area, nodes) ?? madePageOf(area, nodes)
}

/** Where an area leads: its own page, else the first service that helps; undefined if there is neither. */
export function targetOf(area: BodyArea, nodes: SiteMap): SiteNode | undefined {
  const [service] = area.services
  return areaPageOf(area, nodes) ?? (service === undefined ? undefined : nodes.get(service))
}
