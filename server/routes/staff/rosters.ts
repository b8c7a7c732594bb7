import type { FastifyReply, FastifyRequest } from 'fastify'
import { readLastChanges } from '#database/rosters.ts'
import { calls } from '#domain/api/calls.ts'
import { dateAt } from '#domain/availability/day-clock.ts'
import type { Practitioner } from '#domain/facts/practitioner.ts'
import { rostersOf } from '#domain/rosters/roster.ts'
import { applyEdit, firstDayOf, type RosterEdit } from '#domain/rosters/roster-change.ts'
import { mayReportAbsence } from '#domain/staff/absence-days.ts'
import { mayReach } from '#domain/staff/permissions.ts'
import { type StaffMember, worksAt } from '#domain/staff/roles.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { editRosters, type SeenRoster } from '../../staff/edit-rosters.ts'
import { memberOf } from '../../staff/staff-scope.ts'
import { viewRosterWeek } from '../../staff/view-roster-week.ts'

export function registerRosters(api: Api, service: Service): void {
  const { clock, database, jobs, schedules } = service

  /** The week of those at the clinic, or of others, whom it shows; undefined where there is no such clinic. */
  const readWeek = async (
    { clinic, date }: { clinic: string; date: string },
    isShown: (practitioner: Practitioner, worksThere: boolean) => boolean,
  ) => {
    const { clinics, practitioners, holidays } = schedules.planned()
    const there = clinics.find((it) => it.id === clinic)
    if (!there) return undefined
    const people = practitioners.filter((it) =>
      isShown(
        it,
        it.shifts.some((shift) => shift.clinic === clinic),
      ),
    )
    const changes = await readLastChanges(database, [
      { kind: 'clinic', id: clinic },
      ...people.map(({ id }) => ({ kind: 'practitioner', id }) as const),
    ])
    return viewRosterWeek({ clinic: there, people, holidays, changes, date })
  }

  api.get('/staff/rosters', { schema: calls['GET /staff/rosters'] }, async (request, reply) => {
    const { clinic } = request.query
    const member = memberOf(request)
    const week = await readWeek(
      request.query,
      ({ id }, worksThere) => worksThere && mayReach(member, 'GET /staff/rosters', { clinic, practitioner: id }),
    )
    return week ?? sendProblem(request, reply, 'forbidden')
  })

  api.get('/staff/rosters/others', { schema: calls['GET /staff/rosters/others'] }, async (request, reply) => {
    const { clinic } = request.query
    const member = memberOf(request)
    const week = await readWeek(request.query, ({ id }, worksThere) => !worksThere && mayPlan(member, clinic, id))
    return week ? { practitioners: week.practitioners } : sendProblem(request, reply, 'forbidden')
  })

  /** Somebody who works at the clinic already, or at no other than the member's own. */
  const mayPlan = (member: StaffMember, clinic: string, practitioner: string) => {
    const { clinics = [] } = schedules.current().index.practitioners.get(practitioner) ?? {}
    return clinics.includes(clinic) || clinics.every((it) => worksAt(member, it))
  }

  const edit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    call: 'POST /staff/rosters' | 'POST /staff/absences',
    { clinic, seen, change, isPreview }: { clinic: string; seen: SeenRoster[]; change: RosterEdit; isPreview: boolean },
  ) => {
    const there = schedules.current().index.clinics.get(clinic)
    if (!there) return sendProblem(request, reply, 'forbidden')
    if (!peopleOf(change).every((id) => mayPlan(memberOf(request), clinic, id))) {
      return sendProblem(request, reply, 'forbidden')
    }
    const today = dateAt(there.zone, clock.now().epochMilliseconds)
    const date = firstDayOf(change)
    // A copied week may be the running one, of which the days to come are changed.
    if (change.kind !== 'copy-week' && date < today) {
      return sendProblem(request, reply, 'validation', { fields: { change: 'invalid' } })
    }
    const wanted = applyEdit(rostersOf(schedules.planned()), clinic, change, today)
    const answer = await editRosters(service, {
      call,
      member: memberOf(request),
      clinic,
      date,
      wanted,
      seen,
      isPreview,
    })
    if (answer.ok) {
      // Who waits for a time is asked about those that the change has added.
      jobs.lookNow()
      return answer.value
    }
    const details = answer.problem === 'validation' ? { fields: { change: 'invalid' as const } } : {}
    return sendProblem(request, reply, answer.problem, details)
  }

  api.post('/staff/rosters', { schema: calls['POST /staff/rosters'] }, (request, reply) =>
    edit(request, reply, 'POST /staff/rosters', request.body),
  )

  api.post('/staff/absences', { schema: calls['POST /staff/absences'] }, async (request, reply) => {
    const { clinic, change } = request.body
    const { index } = schedules.current()
    const member = memberOf(request)
    const works = index.practitioners.get(change.practitioner)?.clinics.includes(clinic)
    const zone = index.clinics.get(clinic)?.zone ?? service.zone
    const today = dateAt(zone, clock.now().epochMilliseconds)
    const isTheirs = mayReach(member, 'POST /staff/absences', { clinic, practitioner: change.practitioner })
    if (!works || !isTheirs || !mayReportAbsence(member, change, today)) return sendProblem(request, reply, 'forbidden')
    return edit(request, reply, 'POST /staff/absences', request.body)
  })
}

/** Whose shifts a change is about. */
function peopleOf(change: RosterEdit): readonly string[] {
  if (change.kind === 'copy-week') return change.practitioners
  return 'practitioner' in change ? [change.practitioner] : []
}
