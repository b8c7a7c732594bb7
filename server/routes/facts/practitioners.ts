import { calls } from '#domain/api/calls.ts'
import { dateAt } from '#domain/availability/day-clock.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { cityId } from '#domain/people/city-id.ts'
import { filterPeople, readFilters } from '#domain/people/filter-people.ts'
import { listPeople } from '#domain/people/listed-person.ts'
import type { TimesByPerson } from '#domain/people/sort-people.ts'
import { listComingAbsences, listWorkplacesWithDays } from '#domain/people/working-days.ts'
import { listWorkplaces } from '#domain/people/workplaces.ts'
import { profilePath } from '#domain/site/profile-path.ts'
import { jsonType } from '../../http/api-headers.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'

/** How many times a profile offers. */
const timesOffered = 3

export function registerPractitioners(api: Api, service: Service): void {
  const { availability, clock, zone } = service

  api.get('/practitioners', { schema: calls['GET /practitioners'] }, async (request, reply) => {
    const locale = findLocale(request)
    const filters = readFilters(request.query)
    // The facts of the moment at which the times are known: rosters may change while they are read.
    const describePeople = (nextFree: TimesByPerson) => {
      const { facts } = availability.schedule
      const cityNames = new Map(facts.clinics.map((it) => [cityId(it.city), it.city]))
      return {
        practitioners: filterPeople(listPeople(facts), filters).map((person) => {
          const { id, name, line, profession, clinics, cities, services, competence, languages } = person
          return {
            ...{ id, name, type: profession, city: cityNames.get(filters.city ?? cities[0] ?? '') ?? '', clinics },
            ...{ services, competence, languages, path: profilePath({ id, line }, locale), nextFree: nextFree[id] },
          }
        }),
      }
    }
    // The whole directory is asked for again and again; of filters there are more combinations than are worth caching.
    if (Object.keys(filters).length === 0) {
      const found = await availability.aboutEverybody(`practitioners ${locale}`, describePeople)
      return found.ok ? reply.type(jsonType).send(found.value) : sendProblem(request, reply, found.problem)
    }
    const times = await availability.firstTimes()
    return times.ok ? describePeople(times.value) : sendProblem(request, reply, times.problem)
  })

  api.get('/practitioners/next-free', { schema: calls['GET /practitioners/next-free'] }, async (request, reply) => {
    const found = await availability.aboutEverybody('next-free', (nextFree, slots) => ({
      nextFree,
      slots,
      clinics: listMoved(service.facts, availability.schedule.facts),
    }))
    return found.ok ? reply.type(jsonType).send(found.value) : sendProblem(request, reply, found.problem)
  })

  api.get('/practitioners/:id', { schema: calls['GET /practitioners/{id}'] }, async (request, reply) => {
    const find = () => availability.schedule.facts.practitioners.find((it) => it.id === request.params.id)
    if (!find()) return sendProblem(request, reply, 'not-found')
    const times = await availability.nextTimes(request.params.id, timesOffered)
    if (!times.ok) return sendProblem(request, reply, times.problem)
    // Again, as it is beside these times: the roster may have changed while they were read.
    const person = find()
    if (!person) return sendProblem(request, reply, 'not-found')
    const { facts } = availability.schedule
    const now = clock.now().epochMilliseconds
    const clinicOf = new Map(facts.clinics.map((it) => [it.id, it]))
    const today = dateAt(zone, now)
    return {
      id: person.id,
      name: person.name,
      clinics: listWorkplacesWithDays(person, today).flatMap(({ clinic, days }) => {
        const place = clinicOf.get(clinic)
        if (!place) return []
        const { street, postcode, place: town } = place.address
        return { id: clinic, name: place.name, address: `${street}, ${postcode} ${town}`, phone: place.phone, days }
      }),
      away: listComingAbsences(person, today),
      times: times.value,
    }
  })
}

/** The clinics of those whose current roster has others than the release. */
function listMoved(release: Facts, current: Facts): Record<string, string[]> {
  const before = new Map(release.practitioners.map((it) => [it.id, listWorkplaces(it).join()]))
  return Object.fromEntries(
    current.practitioners.flatMap((it) => {
      const clinics = listWorkplaces(it)
      return before.get(it.id) === clinics.join() ? [] : [[it.id, clinics]]
    }),
  )
}
