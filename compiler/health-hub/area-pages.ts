import type { BodyAreaPage } from '#page-data/pages.ts'
import { barePage, type Composition, teaserOf } from '../compose/base-page.ts'
import type { ComposedPage } from '../compose/composed-page.ts'
import type { SiteNode } from '../compose/site-map.ts'
import { soldTreatments } from '../compose/sold-treatments.ts'
import { madePageOf } from './area-nodes.ts'
import type { BodyArea } from './body-area.ts'

/** What an area lists: what is common first, then its conditions and the pages `below` its own by the alphabet. */
export function listArea(area: BodyArea, { hub, nodes, locale }: Composition, below: SiteNode[] = []): SiteNode[] {
  const common = area.common.map((id) => nodes.get(id)!)
  const conditions = hub.conditions.of(area).map((id) => nodes.get(id)!)
  const rest = [...below, ...conditions].sort(
    (a, b) => a.order - b.order || a.in[locale].title.localeCompare(b.in[locale].title, locale),
  )
  return [...new Set([...common, ...rest])]
}

/** The pages of areas that nobody wrote, in one language. */
export function composeAreaPages(composition: Composition): ComposedPage[] {
  const { hub, nodes, locale } = composition
  return hub.areas.flatMap((area) => {
    const node = madePageOf(area, nodes)
    return node ? { node, locale, language: locale, data: composeArea(node, area, composition) } : []
  })
}

/** Its conditions, who helps, and what can be booked with them. */
function composeArea(node: SiteNode, area: BodyArea, composition: Composition): BodyAreaPage {
  const { nodes, locale } = composition
  const services = area.services.flatMap((id) => nodes.get(id) ?? [])
  return {
    ...barePage(node, composition),
    treatments: [...new Set(services.flatMap(({ source }) => source?.record.treatments ?? []))].filter((id) =>
      soldTreatments(composition.facts).has(id),
    ),
    related: services.map((service) => teaserOf(service, locale)),
    items: listArea(area, composition).map((condition) => teaserOf(condition, locale)),
    isList: true,
  }
}
