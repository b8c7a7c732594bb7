import { describe, expect, it } from 'vitest'
import { locales } from '#domain/market/locale.ts'
import { listRouteGroups } from '../testing/listed-routes.ts'
import { composeRealSite } from '../testing/real-site.ts'
import type { SiteNode } from './site-map.ts'

const { nodes, pages } = composeRealSite()

/** Every English address with the page behind it, aliases included. */
const byPath = new Map<string, SiteNode>()
for (const node of nodes.values()) for (const path of [node.in.en.path, ...node.aliases]) byPath.set(path, node)

const groups = listRouteGroups()

describe.each(groups)('$heading', ({ paths }) => {
  const found = paths.flatMap((path) => byPath.get(path) ?? [])

  it('every listed address has a page', () => {
    expect(paths.filter((path) => !byPath.has(path))).toEqual([])
  })

  it('every page has its Norwegian twin at an address of its own', () => {
    const isTwin = ({ in: { no, en } }: SiteNode) =>
      no.language === 'no' && !no.path.startsWith('/en/') && no.path !== en.path
    expect(found.filter((node) => !isTwin(node)).map(({ id }) => id)).toEqual([])
    const composed = new Set(pages.map(({ node, locale }) => `${locale} ${node.id}`))
    for (const { id } of found) for (const locale of locales) expect(composed, id).toContain(`${locale} ${id}`)
  })
})

/** What a reader or a search engine tells pages apart by. */
const labels = ['title', 'summary', 'heading'] as const

describe.each(locales)('the listed pages in %s', (locale) => {
  const listed = new Set(groups.flatMap(({ paths }) => paths.flatMap((path) => byPath.get(path) ?? [])))
  const own = pages.filter((page) => page.locale === locale && listed.has(page.node))

  it.each(labels)('have a %s of their own', (label) => {
    const sharing = Map.groupBy(own, ({ data }) => data[label])
    const same = [...sharing].filter(([, pages]) => pages.length > 1)
    expect(same.map(([text, pages]) => `${text}: ${pages.map(({ node }) => node.id).join(', ')}`)).toEqual([])
    expect(own.filter(({ data }) => !data[label].trim())).toEqual([])
  })
})
