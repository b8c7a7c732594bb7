import { calls } from '#domain/api/calls.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { profilePath } from '#domain/profile-path.ts'
import { listWorkplaces } from '#domain/workplaces.ts'
import { findLocale, sendProblem } from '../problems.ts'
import type { Service } from '../service.ts'
import type { Api } from '../zod-routes.ts'

/** The parts of the facts and rosters that the directory is made from, cached until they change. */
const directories = new WeakMap<Facts, ReturnType<typeof listDirectory>>()

function listDirectory(facts: Facts) {
  const cityOf = new Map(facts.clinics.map((it) => [it.id, it.city]))
  const services = facts.catalogue.types.flatMap((it) => it.services)
  return facts.practitioners.map((person) => {
    const clinics = listWorkplaces(person).filter((it) => cityOf.has(it))
    const offered = services.filter((it) => it.treatments.some(({ id }) => person.treatments.includes(id)))
    return {
      person,
      clinics,
      cities: clinics.map((it) => cityOf.get(it) ?? ''),
      services: offered.map((it) => it.id),
    }
  })
}

export function registerPractitioners(api: Api, { availability }: Service): void {
  api.get('/practitioners', { schema: calls['GET /practitioners'] }, async (request, reply) => {
    const { city, clinic, type, service, competence } = request.query
    const locale = findLocale(request)
    const fits = (wanted: string | undefined, has: readonly string[]) => wanted === undefined || has.includes(wanted)
    const { facts } = availability.schedule
    const directory = directories.get(facts) ?? listDirectory(facts)
    directories.set(facts, directory)
    const practitioners = []
    for (const { person, clinics, cities, services } of directory) {
      const isWanted =
        fits(
          city?.toLowerCase(),
          cities.map((it) => it.toLowerCase()),
        ) &&
        fits(clinic, clinics) &&
        fits(type, [person.profession]) &&
        fits(service, services) &&
        fits(competence, person.competence)
      if (!isWanted) continue
      const nextFree = await availability.nextFree(person.id)
      if (!nextFree.ok) return sendProblem(request, reply, nextFree.problem)
      practitioners.push({
        id: person.id,
        name: person.name,
        type: person.profession,
        city: cities[0] ?? '',
        clinics,
        services,
        competence: person.competence,
        languages: person.languages,
        path: profilePath(person, locale),
        nextFree: nextFree.value,
      })
    }
    return { practitioners }
  })
}
