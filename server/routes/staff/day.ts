import { calls } from '#domain/api/calls.ts'
import { findException } from '#domain/availability/day-exception.ts'
import { findBreaks } from '#domain/availability/day-plan.ts'
import type { Interval } from '#domain/availability/interval.ts'
import { linesOf } from '#domain/staff/lines-of.ts'
import { mayReach } from '#domain/staff/permissions.ts'
import { formatMoment } from '../../clock/moments.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { readClinicDay } from '../../staff/clinic-day.ts'
import { memberOf } from '../../staff/staff-scope.ts'
import { viewVisit } from '../../staff/view-visit.ts'

const call = 'GET /staff/day'

export function registerDay(api: Api, service: Service): void {
  const { availability, clock } = service
  api.get('/staff/day', { schema: calls[call] }, async (request, reply) => {
    const { clinic: id, date } = request.query
    const member = memberOf(request)
    const { index, facts } = availability.schedule
    const clinic = index.clinics.get(id)
    // As for a clinic of somebody else: who asks does not learn which ones there are.
    if (!clinic) return sendProblem(request, reply, 'forbidden')
    const day = await readClinicDay(service, clinic, date)
    if (!day.ok) return sendProblem(request, reply, day.problem)
    const { plan, staff, visits, taken } = day.value
    const { zone } = clinic
    const now = clock.now()
    const tell = ({ start, end }: Interval) => ({
      start: formatMoment(Temporal.Instant.fromEpochMilliseconds(start), zone),
      end: formatMoment(Temporal.Instant.fromEpochMilliseconds(end), zone),
    })
    const exception = findException(clinic, date, index.isHoliday)
    const isTheirs = (practitioner: string) => mayReach(member, call, { clinic: id, practitioner })
    const columns = staff.map((it) => ({
      entry: it,
      absences: it.absences.filter(({ from, to }) => from <= date && date <= to),
      bookings: visits.filter(({ practitioner }) => practitioner === it.id),
      taken: taken.filter(({ practitioner }) => practitioner === it.id),
    }))
    return {
      clinic: id,
      date,
      now: formatMoment(now, zone),
      open: plan.open.map(tell),
      exception: exception && { ...exception, reason: exception.reason?.[findLocale(request)] ?? null },
      practitioners: columns
        .filter(
          ({ entry, absences, bookings }) => plan.work.has(entry.id) || bookings.length > 0 || absences.length > 0,
        )
        .map(({ entry, absences, bookings, taken }) => ({
          id: entry.id,
          name: entry.name,
          profession: entry.profession,
          lines: linesOf(facts.catalogue, entry.treatments),
          shifts: (plan.work.get(entry.id) ?? []).map(tell),
          breaks: findBreaks(plan, entry).map(tell),
          isAbsent: absences.length > 0,
          // How long somebody is away is no colleague's business.
          absences: isTheirs(entry.id) ? absences : [],
          bookings: isTheirs(entry.id) ? bookings.map((visit) => viewVisit(service, visit, zone, now)) : [],
          taken: taken.map(tell),
          holds: taken.filter((it) => it.isHold).map(tell),
        })),
    }
  })
}
