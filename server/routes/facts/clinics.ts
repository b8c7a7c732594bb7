import { calls } from '#domain/api/calls.ts'
import { dateAt } from '#domain/availability/day-clock.ts'
import { listClinics } from '#domain/booking/catalogue.ts'
import type { Clinic } from '#domain/facts/clinic.ts'
import { type LocalizedText, resolveText } from '#domain/market/locale.ts'
import { findNextDates } from '../../groups/next-date.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { succeed } from '../../provider/provider.ts'
import type { Service } from '../../service.ts'

export function registerClinics(api: Api, service: Service): void {
  const { config, clock, zone, availability } = service
  api.get('/clinics', { schema: calls['GET /clinics'] }, async (request, reply) => {
    const { treatment, date, practitioner, clinic: only } = request.query
    const { facts, index } = availability.schedule
    if (treatment !== undefined && !index.treatments.has(treatment)) return sendProblem(request, reply, 'not-found')
    const person = practitioner === undefined ? undefined : index.practitioners.get(practitioner)
    if (practitioner !== undefined && !person) return sendProblem(request, reply, 'not-found')
    if (only !== undefined && !index.clinics.has(only)) return sendProblem(request, reply, 'not-found')
    // Nothing can be had on a day that is over; answering for today instead would look like an answer.
    if (date !== undefined && date < dateAt(zone, clock.now().epochMilliseconds)) {
      return sendProblem(request, reply, 'validation', { fields: { date: 'invalid' } })
    }
    const dates = index.treatments.get(treatment ?? '')?.group ? await findNextDates(service, treatment!) : undefined
    const wanted = treatment === undefined ? undefined : new Set(listClinics(index, treatment, facts.groups))
    const workplaces = person && new Set(person.clinics)
    const locale = findLocale(request)
    const areas = new Map(facts.areas.map((it) => [it.id, resolveText(it.name, locale, config.COUNTRY)]))
    const now = clock.now().epochMilliseconds
    const clinics = []
    for (const clinic of facts.clinics) {
      if (only !== undefined && clinic.id !== only) continue
      if (wanted?.has(clinic.id) === false || workplaces?.has(clinic.id) === false) continue
      const today = await availability.clinicToday(clinic.id, { treatment, date, practitioner })
      if (!today.ok) return sendProblem(request, reply, today.problem)
      // The wait is always the current one, whatever treatment or person was asked for; later days have none.
      const wait = date === undefined ? await availability.wait(clinic.id) : succeed(null)
      if (!wait.ok) return sendProblem(request, reply, wait.problem)
      const lines = await availability.lines(clinic.id)
      if (!lines.ok) return sendProblem(request, reply, lines.problem)
      const services = await availability.services(clinic.id)
      if (!services.ok) return sendProblem(request, reply, services.problem)
      // Only for one clinic: for all of them it would be a list of everybody.
      const team = only === undefined ? succeed(undefined) : await availability.team(clinic.id)
      if (!team.ok) return sendProblem(request, reply, team.problem)
      const { id, name, city, area, phone, position, labels, hours } = clinic
      const { street, postcode, place } = clinic.address
      clinics.push({
        ...{ id, name, city, area, areaName: areas.get(area) ?? area },
        ...{ address: `${street}, ${postcode} ${place}`, phone, position, labels, hours },
        today: { ...today.value, ...(dates && { nextFree: dates.get(clinic.id) ?? null }), wait: wait.value },
        lines: lines.value,
        services: services.value,
        team: team.value,
        ...listExceptions(clinic, dateAt(clinic.zone, now), (text) => resolveText(text, locale, config.COUNTRY)),
      })
    }
    return { clinics }
  })
}

/** The days on which the clinic's roster differs from its usual hours, in order. */
function listExceptions({ closures, specialHours }: Clinic, today: string, say: (text: LocalizedText) => string) {
  return {
    closures: closures
      .filter((it) => it.to >= today)
      .sort((a, b) => a.from.localeCompare(b.from))
      .map((it) => ({ ...it, reason: say(it.reason) })),
    specialHours: specialHours
      .filter((it) => it.date >= today)
      .sort((a, b) => a.date.localeCompare(b.date))
      .map((it) => ({ ...it, reason: say(it.reason) })),
  }
}
