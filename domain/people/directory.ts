import type { Facts } from '../facts/facts.ts'
import { type Country, htmlLang, type Locale, languageOf, resolveText } from '../market/locale.ts'
import { profilePath } from '../site/profile-path.ts'
import { cityId } from './city-id.ts'
import { languageName } from './language-name.ts'
import { citiesOf, type ListedPerson, listPeople } from './listed-person.ts'

/** A person of the directory in one language; cities follow from the clinics. */
export interface DirectoryEntry extends Omit<ListedPerson, 'cities' | 'line'> {
  readonly path: string
}

type Names = Record<string, string>

/** The directory in one language: who there is, and the names of what they are described by. */
export interface Directory {
  /** By name, in the alphabet of the language. */
  readonly people: readonly DirectoryEntry[]
  /** City ids by clinic id. */
  readonly cityOf: Names
  readonly names: { readonly [Of in 'city' | 'clinic' | 'service' | 'competence' | 'language']: Names }
}

/** Describes the staff of one country's facts. */
export function describeDirectory(facts: Facts, locale: Locale, country: Country): Directory {
  const { compare } = new Intl.Collator(htmlLang(languageOf(locale, country)))
  const people = listPeople(facts).toSorted((a, b) => compare(a.name, b.name))
  const words = (text: Parameters<typeof resolveText>[0]) => resolveText(text, locale, country)
  const used = (values: (person: ListedPerson) => readonly string[]) => new Set(people.flatMap(values))
  const [services, competence] = [used((it) => it.services), used((it) => it.competence)]
  return {
    people: people.map(({ cities: _, line, ...person }) => ({
      ...person,
      path: profilePath({ id: person.id, line }, locale),
    })),
    cityOf: Object.fromEntries(facts.clinics.map((it) => [it.id, cityId(it.city)])),
    names: {
      city: Object.fromEntries(facts.clinics.map((it) => [cityId(it.city), it.city])),
      clinic: Object.fromEntries(facts.clinics.map((it) => [it.id, it.name])),
      service: Object.fromEntries(
        facts.catalogue.types
          .flatMap((type) => type.services)
          .flatMap((it) => (services.has(it.id) ? [[it.id, words(it.name)]] : [])),
      ),
      competence: Object.fromEntries(
        facts.competence.flatMap((it) => (competence.has(it.id) ? [[it.id, words(it.name)]] : [])),
      ),
      language: Object.fromEntries(
        [...used((it) => it.languages)].map((code) => [code, languageName(code, languageOf(locale, country))]),
      ),
    },
  }
}

/** A person of the directory with the cities they work in. */
export type DirectoryPerson = DirectoryEntry & Pick<ListedPerson, 'cities'>

/** The people of some professions (all if empty), at the clinics of the current roster where that is another. */
export function selectPeople(
  { people, cityOf }: Directory,
  professions: readonly string[],
  movedTo: Readonly<Record<string, readonly string[]>> = {},
): DirectoryPerson[] {
  return people
    .filter(({ profession }) => professions.length === 0 || professions.includes(profession))
    .map((person) => {
      const clinics = (movedTo[person.id] ?? person.clinics).filter((it) => it in cityOf)
      return { ...person, clinics, cities: citiesOf(clinics, (it) => cityOf[it]) }
    })
}
