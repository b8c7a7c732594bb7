import { calls } from '#domain/api/calls.ts'
import { countFreeMinutes } from '#domain/staff/free-minutes.ts'
import { mayReach } from '#domain/staff/permissions.ts'
import { worksAt } from '#domain/staff/roles.ts'
import { formatMoment } from '../../clock/moments.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { readClinicDay } from '../../staff/clinic-day.ts'
import { memberOf } from '../../staff/staff-scope.ts'

const call = 'GET /staff/overview'

export function registerOverview(api: Api, service: Service): void {
  const { availability, clock } = service
  api.get('/staff/overview', { schema: calls[call] }, async (request, reply) => {
    const { date } = request.query
    const member = memberOf(request)
    const now = clock.now().epochMilliseconds
    const clinics = []
    for (const clinic of availability.schedule.index.clinics.values()) {
      if (!worksAt(member, clinic.id)) continue
      const day = await readClinicDay(service, clinic, date)
      if (!day.ok) return sendProblem(request, reply, day.problem)
      const today = await availability.clinicToday(clinic.id, { date })
      if (!today.ok) return sendProblem(request, reply, today.problem)
      const { plan, visits, taken } = day.value
      const reached = visits.filter(({ practitioner }) => mayReach(member, call, { clinic: clinic.id, practitioner }))
      clinics.push({
        clinic: clinic.id,
        open: plan.open.map(({ start, end }) => ({
          start: formatMoment(Temporal.Instant.fromEpochMilliseconds(start), clinic.zone),
          end: formatMoment(Temporal.Instant.fromEpochMilliseconds(end), clinic.zone),
        })),
        booked: reached.length,
        waiting: reached.filter(({ state }) => state === 'arrived').length,
        freeMinutes: [...plan.work]
          .map(([id, work]) =>
            countFreeMinutes(
              work,
              taken.filter((it) => it.practitioner === id),
              now,
            ),
          )
          .reduce((sum, minutes) => sum + minutes, 0),
        nextFree: today.value.nextFree,
      })
    }
    return { date, clinics }
  })
}
