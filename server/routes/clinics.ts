import { calls } from '#domain/api/calls.ts'
import { listClinics } from '#domain/catalogue.ts'
import { resolveText } from '#domain/locale.ts'
import { findLocale, sendProblem } from '../problems.ts'
import type { Service } from '../service.ts'
import type { Api } from '../zod-routes.ts'

export function registerClinics(api: Api, { config, availability }: Service): void {
  api.get('/clinics', { schema: calls['GET /clinics'] }, async (request, reply) => {
    const { treatment, date, practitioner } = request.query
    const { facts, index } = availability.schedule
    if (treatment !== undefined && !index.treatments.has(treatment)) return sendProblem(request, reply, 'not-found')
    const person = practitioner === undefined ? undefined : index.practitioners.get(practitioner)
    if (practitioner !== undefined && !person) return sendProblem(request, reply, 'not-found')
    const wanted = treatment === undefined ? undefined : new Set(listClinics(index, treatment))
    const workplaces = person && new Set(person.shifts.map((it) => it.clinic))
    const locale = findLocale(request)
    const areas = new Map(facts.areas.map((it) => [it.id, resolveText(it.name, locale, config.COUNTRY)]))
    const clinics = []
    for (const clinic of facts.clinics) {
      if (wanted?.has(clinic.id) === false || workplaces?.has(clinic.id) === false) continue
      const today = await availability.clinicToday(clinic.id, { treatment, date, practitioner })
      if (!today.ok) return sendProblem(request, reply, today.problem)
      const { id, name, city, area, phone, position, labels, hours } = clinic
      const { street, postcode, place } = clinic.address
      clinics.push({
        ...{ id, name, city, area, areaName: areas.get(area) ?? area },
        ...{ address: `${street}, ${postcode} ${place}`, phone, position, labels, hours },
        today: today.value,
      })
    }
    return { clinics }
  })
}
