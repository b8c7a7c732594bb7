import type { Locale } from '#domain/locale.ts'
import type { ComposedSite } from '../compose/compose-site.ts'
import { listEntries } from './list-entries.ts'

/** A search that must find something, with the addresses of which one must be among the first results. */
export interface MeasuredQuery {
  query: string
  expected: string[]
}

/** The searches of queries.yaml in one language. */
export function listQueries(site: ComposedSite, locale: Locale): MeasuredQuery[] {
  const pathOf = new Map(listEntries(site, locale, site.search.words).map(({ id, path }) => [id, path]))
  return Object.entries(site.search.queries[locale]).map(([query, ids]) => ({
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
