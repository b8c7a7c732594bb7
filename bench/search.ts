import { composeSite } from '#compiler/compose/compose-site.ts'
import { indexOfSite } from '#compiler/search/index-of-site.ts'
import { listEntries } from '#compiler/search/list-entries.ts'
import { listMisses, listQueries } from '#compiler/search/measure-queries.ts'
import { locales } from '#domain/market/locale.ts'
import { createSearch } from '#search/create-search.ts'
import { wordFormsOf } from '#search/word-forms.ts'
import { todayIn } from '../commands/settings/today.ts'
import type { BenchContext } from './harness/benchmark.ts'
import type { Figure } from './harness/figure.ts'
import { ensureInstalled } from './harness/install.ts'
import { growIndex, measureIndex } from './search/index-sizes.ts'
import { openPeers, peersFolder } from './search/peers.ts'
import { kilobyte, weightBars } from './weight-bars.ts'

const bench = 'search'
/** In each of the two languages. */
const pages = 900

interface Side {
  /** Searches whose page is among the first three. */
  hits: number
  milliseconds: number
  bytes: number
}

/** The searches of content/search/queries.yaml, beside plain substring search and other libraries; bytes with 1,800 pages. */
export async function benchSearch({ progress, content }: BenchContext): Promise<Figure[]> {
  ensureInstalled(peersFolder)
  progress('reading content')
  const site = composeSite(content, 'norway', todayIn('norway'))
  const sides = new Map<string, Side>()
  const missed: string[] = []
  let asked = 0
  for (const locale of locales) {
    const files = indexOfSite(site, locale)
    const queries = listQueries(site, locale)
    asked += queries.length
    const search = createSearch(files.names)
    search.addTerms(files.terms)
    const entries = listEntries(site, locale, site.search.words)
    const substring = (query: string) => {
      const words = query.toLowerCase()
      const has = (text: string) => text.toLowerCase().includes(words)
      return [
        ...entries.filter(({ title }) => has(title)),
        ...entries.filter(({ title, text }) => !has(title) && has(text)),
      ].map(({ path }) => path)
    }
    const peers = await openPeers(files.names, wordFormsOf(locale))
    for (const { name, find, indexBytes } of [
      { name: 'ours', find: (query: string) => search.find(query).results.map(({ path }) => path), indexBytes: 0 },
      { name: 'substring', find: substring, indexBytes: 0 },
      ...peers,
    ]) {
      progress(`${locale}: ${name}`)
      const started = performance.now()
      const misses = listMisses(queries, find)
      const before = sides.get(name) ?? { hits: 0, milliseconds: 0, bytes: 0 }
      sides.set(name, {
        hits: before.hits + queries.length - misses.length,
        milliseconds: before.milliseconds + performance.now() - started,
        bytes: before.bytes + indexBytes,
      })
      if (name === 'ours') missed.push(...misses.map(({ query }) => query))
    }
  }
  progress('growing the index')
  const sizes = measureIndex(site, pages)
  const large = locales.map((locale) => growIndex(site, locale, pages))
  const share = (side: Side) => (100 * side.hits) / asked
  const ours = sides.get('ours')!
  const substring = sides.get('substring')!
  const first = createSearch(large[0]!.names)
  first.addTerms(large[0]!.terms)
  const queries = Object.keys(site.search.queries.no)
  const started = performance.now()
  for (const query of queries) first.find(query)
  const perQuery = (performance.now() - started) / queries.length
  return [
    {
      bench,
      what: `${asked} searches, page among the first three`,
      unit: '%',
      ours: share(ours),
      baseline: { name: 'substring search', value: share(substring) },
      bar: { atLeast: 95 },
      note: missed.length > 0 ? `not found: ${missed.join(', ')}` : 'all were found',
    },
    ...[...sides]
      .filter(([name]) => name !== 'ours' && name !== 'substring')
      .map(([name, side]) => ({
        bench,
        what: `the same by ${name} alone`,
        unit: '%',
        ours: share(side),
        note: `index ${Math.round(side.bytes / kilobyte)} KB in both languages, ${(side.milliseconds / asked).toFixed(2)} ms a search`,
      })),
    { bench, what: 'time of a search today', unit: 'ms', ours: ours.milliseconds / asked },
    { bench, what: `time of a search, ${2 * pages} pages`, unit: 'ms', ours: perQuery },
    {
      bench,
      what: `index before the first result, ${2 * pages} pages`,
      unit: 'KB',
      ours: sizes.first / kilobyte,
      bar: { atMost: weightBars.firstResult },
    },
    {
      bench,
      what: `index of both languages, ${2 * pages} pages`,
      unit: 'KB',
      ours: sizes.all / kilobyte,
      bar: { atMost: weightBars.searchIndex },
    },
  ]
}
