import * as z from 'zod'
import { localizedText } from '#domain/facts/shared.ts'
import { languageOf, resolveText } from '#domain/market/locale.ts'
import type { Navigation } from '#page-data/shared.ts'
import type { ContentProblem } from '../problem.ts'
import type { LineOf } from '../read/read-yaml.ts'
import { type Composition, linkTo } from './base-page.ts'
import { isOffered, type SiteMap } from './site-map.ts'

/** A page's id, or with a section of it: 'health-care#tools'. */
const page = z.string()
/** `title` by language; where it is missing, the page's own short title. */
const link = z.strictObject({ page, title: localizedText.partial().optional() })
type LinkSource = z.infer<typeof link>
/** A page's id alone, where no language needs another title. */
const idOrLink = z.union([page.transform((id): LinkSource => ({ page: id })), link])
const pathNames = [
  'home',
  'booking',
  'booked',
  'manage',
  'waitingList',
  'contact',
  'cookies',
  'clinics',
  'faq',
  'covidFaq',
  'practitioners',
  'privacy',
  'terms',
  'cancellation',
  'search',
  'prices',
  'tools',
] as const

/** content/navigation.yaml: the menus, by page id. */
export const navigationSource = z.strictObject({
  main: z.array(
    z.strictObject({
      title: localizedText,
      page,
      columns: z
        .array(
          z.strictObject({
            title: localizedText,
            links: z.array(link).min(1),
          }),
        )
        .default([]),
    }),
  ),
  /** In the menu of a phone, under the rest. */
  menu: z.array(idOrLink).default([]),
  about: z.array(idOrLink),
  help: z.array(idOrLink),
  legal: z.array(idOrLink),
  /** Pages that code links to by name. */
  paths: z.record(z.enum(pathNames), page),
})
export type NavigationSource = z.infer<typeof navigationSource>

export function checkNavigation(
  source: NavigationSource,
  lineOf: LineOf,
  file: string,
  nodes: SiteMap,
  problems: ContentProblem[],
) {
  const check = (id: string, path: PropertyKey[]) => {
    const page = id.split('#')[0]!
    if (!nodes.has(page))
      problems.push({
        file,
        line: lineOf(path),
        message: `there is no page '${id}'. Use the id of a page that exists.`,
        missing: `page ${page}`,
      })
  }
  source.main.forEach((group, index) => {
    check(group.page, ['main', index, 'page'])
    group.columns.forEach((column, at) => {
      column.links.forEach((link, place) => {
        check(link.page, ['main', index, 'columns', at, 'links', place])
      })
    })
  })
  for (const list of ['menu', 'about', 'help', 'legal'] as const)
    for (const [index, { page }] of source[list].entries()) check(page, [list, index])
  for (const [name, id] of Object.entries(source.paths)) check(id, ['paths', name])
}

export function composeNavigation(source: NavigationSource, composition: Composition): Navigation {
  const { nodes, locale, country } = composition
  const language = languageOf(locale, country)
  const nodeOf = (page: string) => nodes.get(page.split('#')[0]!)!
  const isHere = ({ page }: { page: string }) => isOffered(nodeOf(page), country)
  const link = ({ page, title }: LinkSource) => {
    const [, section] = page.split('#')
    const own = linkTo(nodeOf(page), locale)
    return {
      title: title?.[language] ?? title?.[locale] ?? own.title,
      path: section ? `${own.path}#${section}` : own.path,
    }
  }
  const menuOf = (list: LinkSource[]) => list.filter(isHere).map(link)
  return {
    main: source.main.filter(isHere).map((group) => ({
      title: resolveText(group.title, locale, country),
      path: link(group).path,
      columns: group.columns
        .map((column) => ({ title: resolveText(column.title, locale, country), links: menuOf(column.links) }))
        .filter(({ links }) => links.length > 0),
    })),
    menu: menuOf(source.menu),
    about: menuOf(source.about),
    help: menuOf(source.help),
    legal: menuOf(source.legal),
    // Where a country lacks a page, nothing is shown that would lead to it.
    paths: Object.fromEntries(
      pathNames.map((name) => {
        const page = source.paths[name]
        return [name, link({ page: isHere({ page }) ? page : source.paths.home }).path]
      }),
    ) as Navigation['paths'],
  }
}
