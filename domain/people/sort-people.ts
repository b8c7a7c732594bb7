import type { PeopleOrder } from './directory-query.ts'

/** The first free time by practitioner id; null where there is none. */
export type TimesByPerson = Readonly<Record<string, string | null>>

/** The slot of that time, by the id that the booking takes, of those who have one. */
export type SlotsByPerson = Readonly<Record<string, string>>

/** Sorts people who come by name: they stay so, or come by first free time. Those without a free time come last. */
export function sortPeople<Person extends { readonly id: string }>(
  people: readonly Person[],
  order: PeopleOrder,
  times: TimesByPerson | undefined,
): readonly Person[] {
  if (order === 'name' || !times) return people
  // Clinics may be in different zones, so the texts cannot be compared.
  const starts = new Map(people.map(({ id }) => [id, times[id] ? Date.parse(times[id]) : Number.POSITIVE_INFINITY]))
  return people.toSorted((a, b) => {
    const [first, second] = [starts.get(a.id)!, starts.get(b.id)!]
    return first === second ? 0 : first - second
  })
}
