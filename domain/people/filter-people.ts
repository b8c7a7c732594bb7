import { cityId } from './city-id.ts'
import type { ListedPerson } from './listed-person.ts'

/** The filters by their names in the address. */
export const filterNames = ['city', 'clinic', 'type', 'service', 'competence', 'language'] as const
export type FilterName = (typeof filterNames)[number]
/** The chosen ids; a missing name does not filter. */
export type Filters = Partial<Record<FilterName, string>>

/** What filters look at. */
export type Filterable = Pick<
  ListedPerson,
  'clinics' | 'cities' | 'profession' | 'services' | 'competence' | 'languages'
>

export const valuesOf: Record<FilterName, (person: Filterable) => readonly string[]> = {
  city: (person) => person.cities,
  clinic: (person) => person.clinics,
  type: (person) => [person.profession],
  service: (person) => person.services,
  competence: (person) => person.competence,
  language: (person) => person.languages,
}

/** Filters of an address or a call: empty values are dropped, and a city may be written as its name. */
export function readFilters(asked: Partial<Record<FilterName, string | null | undefined>>): Filters {
  const filters: Filters = {}
  for (const name of filterNames) {
    const value = asked[name]?.trim()
    if (value) filters[name] = name === 'city' ? cityId(value) : value
  }
  return filters
}

/** The filters without values that nobody has: an old link shows everybody rather than nobody. */
export function keepKnown(filters: Filters, people: readonly Filterable[]): Filters {
  const known = filterNames.filter((name) => {
    const value = filters[name]
    return value !== undefined && people.some((person) => valuesOf[name](person).includes(value))
  })
  return Object.fromEntries(known.map((name) => [name, filters[name]]))
}

/** The people who match every filter. */
export function filterPeople<Person extends Filterable>(people: readonly Person[], filters: Filters): Person[] {
  return people.filter((person) => misses(person, filters) === 0)
}

/** How many filters a person fails. */
function misses(person: Filterable, filters: Filters): number {
  return filterNames.filter((name) => !fits(person, name, filters[name])).length
}

function fits(person: Filterable, name: FilterName, value: string | undefined): boolean {
  return value === undefined || valuesOf[name](person).includes(value)
}

/** By filter and value, how many people there are if that value is chosen beside the other filters. */
export type OptionCounts = Record<FilterName, Map<string, number>>

/**
 * Counts every value that anybody has, in one pass: somebody who fails one filter alone counts for the values of that
 * filter, somebody who fails none counts for all, and everybody else for nothing.
 */
export function countOptions(people: readonly Filterable[], filters: Filters): OptionCounts {
  const counts = Object.fromEntries(filterNames.map((name) => [name, new Map<string, number>()])) as OptionCounts
  for (const person of people) {
    const failed = misses(person, filters)
    for (const name of filterNames) {
      const counted = failed === 0 || (failed === 1 && !fits(person, name, filters[name]))
      const ofName = counts[name]
      for (const value of valuesOf[name](person)) ofName.set(value, (ofName.get(value) ?? 0) + (counted ? 1 : 0))
    }
  }
  return counts
}

/** What to remove when nobody matches: each filter whose removal alone shows somebody, the most helpful first. */
export interface Loosening {
  readonly filter: FilterName
  readonly value: string
  /** How many people there are without it. */
  readonly count: number
}

export function findLoosenings(people: readonly Filterable[], filters: Filters): Loosening[] {
  return filterNames
    .flatMap((filter) => {
      const value = filters[filter]
      if (value === undefined) return []
      const { [filter]: _, ...others } = filters
      return { filter, value, count: filterPeople(people, others).length }
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}
