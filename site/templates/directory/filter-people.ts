import type { DirectoryEntry } from '#compiler/page-data.ts'

/** The filters by their names in the address. */
export const filterNames = ['city', 'clinic', 'type', 'service', 'competence'] as const
export type FilterName = (typeof filterNames)[number]
/** The requested filters; a missing name does not filter. */
export type Filters = Partial<Record<FilterName, string>>

const valuesOf: Record<FilterName, (person: DirectoryEntry) => string[]> = {
  city: (person) => person.cities,
  clinic: (person) => person.clinics,
  type: (person) => [person.profession],
  service: (person) => person.services,
  competence: (person) => person.competence,
}

/** The people who match every filter. */
export function filterPeople(people: DirectoryEntry[], filters: Filters): DirectoryEntry[] {
  return people.filter((person) =>
    filterNames.every((name) => !filters[name] || valuesOf[name](person).includes(filters[name])),
  )
}

/** All values in use, without duplicates, sorted by their label. */
export function optionsOf(people: DirectoryEntry[], name: FilterName, nameOf: (value: string) => string, tag: string) {
  return [...new Set(people.flatMap(valuesOf[name]))]
    .map((value) => ({ value, title: nameOf(value) }))
    .sort((a, b) => a.title.localeCompare(b.title, tag))
}

/** The filters of an address; unused values are dropped, so that an old link shows everybody rather than nobody. */
export function readFilters(search: string, people: DirectoryEntry[]): Filters {
  const query = new URLSearchParams(search)
  const filters: Filters = {}
  for (const name of filterNames) {
    const value = query.get(name)
    if (value && people.some((person) => valuesOf[name](person).includes(value))) filters[name] = value
  }
  return filters
}

/** '?city=Oslo&type=midwife', or nothing. */
export function writeFilters(filters: Filters): string {
  const query = new URLSearchParams(filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])))
  return query.size > 0 ? `?${query}` : ''
}
