import type { PeopleOrder } from './directory-query.ts'

/** The first free time by practitioner id; null where there is none. */
export type TimesByPerson = Readonly<Record<string, string | null>>

/** Sorts by name, or by first free time and then by name. People without a free time come last. */
export function sortPeople<Person extends { readonly id: string; readonly name: string }>(
  people: readonly Person[],
  order: PeopleOrder,
  times: TimesByPerson | undefined,
  languageTag: string,
): Person[] {
  const { compare } = new Intl.Collator(languageTag)
  const byName = people.toSorted((a, b) => compare(a.name, b.name))
  if (order === 'name' || !times) return byName
  // Clinics may be in different zones, so the texts cannot be compared.
  const starts = new Map(people.map(({ id }) => [id, times[id] ? Date.parse(times[id]) : Number.POSITIVE_INFINITY]))
  return byName.sort((a, b) => {
    const [first, second] = [starts.get(a.id)!, starts.get(b.id)!]
    return first === second ? 0 : first - second
  })
}
