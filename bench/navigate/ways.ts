import { readFileSync } from 'node:fs'
import type { PageKind } from '#domain/site/page-kinds.ts'
import type { PageData } from '#page-data/pages.ts'
import { siteFile } from '#releases/layout.ts'
import type { BuiltSite } from '../harness/site.ts'

/** Common ways of visitors: from a page of one kind by a link of its content to one of another. */
const kinds: readonly [from: PageKind, to: PageKind][] = [
  ['home', 'service'],
  ['health-hub', 'tool'],
  ['body-area', 'condition'],
  ['condition', 'booking'],
  ['clinic-list', 'clinic'],
  ['clinic', 'practitioner'],
  ['directory', 'practitioner'],
  ['faq', 'faq-topic'],
  ['blog-index', 'blog-post'],
]

export interface Way {
  name: string
  /** Where the visitor is, with the query. */
  start: string
  /** The link as it stands on the page. */
  href: string
  /** The path that it leads to. */
  target: string
}

/** Nine ways by links that are in the HTML, and one from the results of a search. */
export function findWays(site: BuiltSite): Way[] {
  const norwegian = site.pages.filter(({ locale }) => locale === 'no')
  const ways = kinds.map(([from, to]) => findWay(site, norwegian, from, to))
  return [...ways, fromSearch(norwegian)]
}

function findWay(site: BuiltSite, pages: PageData[], from: PageKind, to: PageKind): Way {
  const wanted = new Set(pages.filter(({ kind }) => kind === to).map(({ path }) => path))
  for (const { path } of pages.filter(({ kind }) => kind === from)) {
    const html = readFileSync(siteFile(site.place, path), 'utf8')
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const links = [...main.matchAll(/<a [^>]*?href="(\/[^"#]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
    const href = links.find((it) => wanted.has(it.split('?')[0]!))
    if (href) return { name: `${from} to ${to}`, start: path, href, target: href.split('?')[0]! }
  }
  throw new Error(`no page of kind ${from} has a link to one of kind ${to}`)
}

/** A search for the name of a condition finds its page. */
function fromSearch(pages: PageData[]): Way {
  const search = pages.find(({ kind }) => kind === 'search')!
  const { path, data } = pages.find(({ kind }) => kind === 'condition')!
  const start = `${search.path}?q=${encodeURIComponent(data.title)}`
  return { name: 'search to condition', start, href: path, target: path }
}
