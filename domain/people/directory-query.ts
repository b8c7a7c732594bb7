import { type Filterable, type Filters, filterNames, keepKnown, readFilters } from './filter-people.ts'

/** name: by name. free: by the first free time. */
export type PeopleOrder = 'name' | 'free'

/** What the address of the directory asks for. */
export interface DirectoryQuery {
  readonly filters: Filters
  readonly order: PeopleOrder
  /** Whether all matches are shown, and not only the first. */
  readonly isWhole: boolean
}

export const plainQuery: DirectoryQuery = { filters: {}, order: 'name', isWhole: false }

/** Reads '?city=oslo&sort=free&show=all'; values that nobody has are dropped. */
export function readDirectoryQuery(search: string, people: readonly Filterable[]): DirectoryQuery {
  const query = new URLSearchParams(search)
  const asked = Object.fromEntries(filterNames.map((name) => [name, query.get(name)]))
  return {
    filters: keepKnown(readFilters(asked), people),
    order: query.get('sort') === 'free' ? 'free' : 'name',
    isWhole: query.get('show') === 'all',
  }
}

/** The query of an address with its '?', in one order of names; empty for the plain directory. */
export function writeDirectoryQuery({ filters, order, isWhole }: DirectoryQuery): string {
  const query = new URLSearchParams(filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])))
  if (order === 'free') query.set('sort', 'free')
  if (isWhole) query.set('show', 'all')
  return query.size > 0 ? `?${query}` : ''
}

/** Whether an address asks the directory for anything: other parameters, such as those of campaigns, do not count. */
export function asksDirectory(search: string): boolean {
  if (search === '') return false
  const query = new URLSearchParams(search)
  return [...filterNames, 'sort', 'show'].some((name) => query.has(name))
}
