import type { HealthHubPage } from '#page-data/pages.ts'
import type { BasePage } from '#page-data/parts.ts'
import { type Composition, linkTo } from '../compose/base-page.ts'
import { homeParts } from '../compose/home-parts.ts'
import { type SiteNode, writtenFor } from '../compose/site-map.ts'
import { hubId, targetOf } from './area-nodes.ts'
import { composeLetters, pagesOfKind } from './letter-pages.ts'

/** What the hub shows beside its text: everything that exists today, so that it grows with the pages. */
export function composeHub(composition: Composition): Omit<HealthHubPage, keyof BasePage> {
  const { nodes, locale, hub } = composition
  const titleLink = ({ in: { [locale]: page } }: SiteNode) => ({ title: page.title, path: page.path })
  return {
    areas: hub.areas.flatMap((area) => {
      const target = targetOf(area, nodes)
      if (!target) return []
      const { id, places, only } = area
      return { id, title: area.name[locale], path: target.in[locale].path, places, ...(only && { only }) }
    }),
    letters: composeLetters(composition).letters,
    lines: linesOfCare(composition),
    seasons: hub.seasons.map(({ months, title, pages }) => ({
      months,
      title: title[locale],
      pages: pages.map((id) => titleLink(nodes.get(id)!)),
    })),
    month: hub.month,
    tools: pagesOfKind('tool', composition)
      .sort((a, b) => a.order - b.order)
      .map(titleLink),
  }
}

/** The lines of care of the home page; the one that leads here has no page of its own to read. */
function linesOfCare(composition: Composition): HealthHubPage['lines'] {
  const { nodes, locale, country } = composition
  const home = nodes.get('index')!.source!
  if (home.record.kind !== 'home') return []
  const { lines } = homeParts(home.record, writtenFor(home, locale, country).page.words, composition)
  const here = linkTo(nodes.get(hubId)!, locale).path
  return lines.map(({ page, ...line }) => ({ ...line, ...(page && page.path !== here && { page }) }))
}
