import { type Locale, languageOf } from '#domain/market/locale.ts'
import type { ComposedSite } from '../compose/compose-site.ts'
import { listEntries } from './list-entries.ts'

/** A search that must find something, with the addresses of which one must be among the first results. */
export interface MeasuredQuery {
  query: string
  expected: string[]
}

/** The searches of queries.yaml in the language that a locale has in the market of the site. */
export function listQueries(site: ComposedSite, locale: Locale): MeasuredQuery[] {
  const pathOf = new Map(listEntries(site, locale, site.search.words).map(({ id, path }) => [id, path]))
  return Object.entries(site.search.queries[languageOf(locale, site.country)]).map(([query, ids]) => ({
    query,
    expected: [ids].flat().map((id) => pathOf.get(id) ?? `(${id} cannot be searched for)`),
  }))
}

/** Those whose expected page is not among the first three paths that `find` gives. */
export function listMisses(
  queries: MeasuredQuery[],
  find: (query: string) => string[],
): (MeasuredQuery & { found: string[] })[] {
  return queries
    .map(({ query, expected }) => ({ query, expected, found: find(query).slice(0, 3) }))
    .filter(({ expected, found }) => !expected.some((path) => found.includes(path)))
}
