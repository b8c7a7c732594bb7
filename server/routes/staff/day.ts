import { readOccupiedTimes } from '#database/bookings/occupied-times.ts'
import { readVisitsAt } from '#database/staff/visits.ts'
import { calls } from '#domain/api/calls.ts'
import { createDayClock } from '#domain/availability/day-clock.ts'
import type { Interval } from '#domain/availability/interval.ts'
import type { RosterEntry } from '#domain/availability/schedule-index.ts'
import { mayReach } from '#domain/staff/permissions.ts'
import { formatMoment } from '../../clock/moments.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { memberOf } from '../../staff/staff-scope.ts'
import { viewVisit } from '../../staff/view-visit.ts'

const call = 'GET /staff/day'

export function registerDay(api: Api, { availability, clock, database }: Service): void {
  api.get('/staff/day', { schema: calls[call] }, async (request, reply) => {
    const { clinic: id, date } = request.query
    const member = memberOf(request)
    const { index, planner } = availability.schedule
    const clinic = index.clinics.get(id)
    // As for a clinic of somebody else: who asks does not learn which ones there are.
    if (!clinic) return sendProblem(request, reply, 'forbidden')
    const { zone } = clinic
    const day = createDayClock(zone, date)
    const [from, to] = [day.start, day.end].map((it) => Temporal.Instant.fromEpochMilliseconds(it)) as [
      Temporal.Instant,
      Temporal.Instant,
    ]
    const plan = planner(clinic, date)
    const visits = await readVisitsAt(database, id, from, to)
    const staff = index.staff.get(id) ?? []
    const taken = await readOccupiedTimes(
      database,
      staff.map((it) => it.id),
      from,
      to,
    )
    const now = clock.now()
    const tell = ({ start, end }: Interval) => ({
      start: formatMoment(Temporal.Instant.fromEpochMilliseconds(start), zone),
      end: formatMoment(Temporal.Instant.fromEpochMilliseconds(end), zone),
    })
    const isThere = (practitioner: string) =>
      plan.work.has(practitioner) || visits.some((it) => it.practitioner === practitioner)
    const isAbsent = ({ absences }: RosterEntry) => absences.some(({ from, to }) => from <= date && date <= to)
    return {
      clinic: id,
      date,
      open: plan.open.map(tell),
      practitioners: staff
        .filter((it) => isThere(it.id) || isAbsent(it))
        .map((it) => ({
          id: it.id,
          name: it.name,
          profession: it.profession,
          shifts: (plan.work.get(it.id) ?? []).map(tell),
          isAbsent: isAbsent(it),
          bookings: visits
            .filter(({ practitioner }) => practitioner === it.id)
            .filter((visit) => mayReach(member, call, { clinic: id, practitioner: visit.practitioner }))
            .map((visit) => viewVisit(visit, zone, now)),
          taken: taken
            .filter(({ practitioner, expiresAt }) => practitioner === it.id && isLive(expiresAt, now))
            .map(tell),
        })),
    }
  })
}

function isLive(expiresAt: number | null, now: Temporal.Instant): boolean {
  return expiresAt === null || expiresAt > now.epochMilliseconds
}
