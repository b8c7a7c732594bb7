import type { Facts } from '../facts/facts.ts'
import type { Practitioner } from '../facts/practitioner.ts'
import { cityId } from './city-id.ts'
import { listWorkplaces } from './workplaces.ts'

/** A practitioner as the directory lists them. Everything is an id, so that it is the same in every language. */
export interface ListedPerson extends Pick<Practitioner, 'id' | 'name' | 'line' | 'profession'> {
  readonly clinics: readonly string[]
  readonly cities: readonly string[]
  readonly services: readonly string[]
  readonly competence: readonly string[]
  /** ISO 639-1 codes. */
  readonly languages: readonly string[]
}

type StaffFacts = Pick<Facts, 'clinics' | 'catalogue' | 'practitioners'>

const known = new WeakMap<StaffFacts, ListedPerson[]>()

/** Everybody in the facts, in their order. Listed once: facts never change, a change of rosters brings new ones. */
export function listPeople(facts: StaffFacts): readonly ListedPerson[] {
  return known.getOrInsertComputed(facts, describePeople)
}

function describePeople(facts: StaffFacts): ListedPerson[] {
  const cityOf = new Map(facts.clinics.map((it) => [it.id, cityId(it.city)]))
  const services = facts.catalogue.types.flatMap((type) => type.services)
  const serviceOf = new Map(services.flatMap((it) => it.treatments.map((treatment) => [treatment.id, it.id])))
  return facts.practitioners.map((person) => {
    const { id, name, line, profession, competence, languages } = person
    const clinics = listWorkplaces(person).filter((it) => cityOf.has(it))
    const offered = new Set(person.treatments.map((it) => serviceOf.get(it)))
    return {
      ...{ id, name, line, profession, competence, languages, clinics },
      cities: citiesOf(clinics, (clinic) => cityOf.get(clinic)),
      services: services.filter((it) => offered.has(it.id)).map((it) => it.id),
    }
  })
}

/** The cities of some clinics, each once. */
export function citiesOf(clinics: readonly string[], cityOf: (clinic: string) => string | undefined): string[] {
  return [...new Set(clinics.flatMap((it) => cityOf(it) ?? []))]
}
