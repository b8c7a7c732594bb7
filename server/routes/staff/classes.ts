import { countPeopleOn } from '#database/staff/class-dates.ts'
import { readVisitsOfRun } from '#database/staff/visits.ts'
import { calls } from '#domain/api/calls.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import type { GroupDate } from '#domain/groups/bookable-dates.ts'
import { findGroupRun, type GroupRun, listGroupRuns } from '#domain/groups/group-times.ts'
import { OperatorError } from '#domain/operator-error.ts'
import { worksAt } from '#domain/staff/roles.ts'
import { formatMoment } from '../../clock/moments.ts'
import { todayAt } from '../../clock/today.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { rosterOperations } from '../../rosters/roster-operations.ts'
import type { Service } from '../../service.ts'
import { memberOf } from '../../staff/staff-scope.ts'
import { viewVisit } from '../../staff/view-visit.ts'

/** How many days ahead the list looks. */
const days = 28

export function registerClasses(api: Api, service: Service): void {
  const { clock, database, jobs, schedules } = service

  const view = ({ id, group, treatment, clinic, leader }: GroupRun, at: GroupDate, booked: number) => ({
    group: group.id,
    run: id,
    treatment: treatment.id,
    leader: leader.name,
    date: at.date,
    start: formatMoment(Temporal.Instant.fromEpochMilliseconds(at.start), clinic.zone),
    end: formatMoment(Temporal.Instant.fromEpochMilliseconds(at.end), clinic.zone),
    isOnline: group.link !== undefined,
    places: group.places,
    booked,
    isCancelled: at.isCancelled,
  })

  api.get('/staff/classes', { schema: calls['GET /staff/classes'] }, async (request) => {
    const { clinic } = request.query
    const schedule = schedules.current()
    const today = todayAt(service.zone, clock.now())
    const last = addDays(today, days)
    const runs = listGroupRuns(schedule, {}, today, last).filter(({ group }) => group.clinic === clinic)
    const people = await countPeopleOn(
      database,
      runs.map(({ id }) => id),
    )
    const dates = runs.flatMap((run) =>
      run.dates
        .filter(({ date }) => today <= date && date <= last)
        .map((at) => view(run, at, people.get(`${run.id} ${at.start}`) ?? 0)),
    )
    return { dates: dates.sort((a, b) => (a.start < b.start ? -1 : 1)) }
  })

  api.get('/staff/classes/:run', { schema: calls['GET /staff/classes/{run}'] }, async (request, reply) => {
    const run = findGroupRun(schedules.current(), request.params.run)
    const at = run?.dates.find(({ date }) => date === request.query.date)
    if (!run || !at || !worksAt(memberOf(request), run.group.clinic)) return sendProblem(request, reply, 'forbidden')
    const visits = await readVisitsOfRun(database, run.id, Temporal.Instant.fromEpochMilliseconds(at.start))
    const { zone } = run.clinic
    const now = clock.now()
    return {
      ...view(run, at, visits.length),
      visits: visits.map((it) => viewVisit(service, it, zone, now)),
    }
  })

  api.post('/staff/classes/call-off', { schema: calls['POST /staff/classes/call-off'] }, async (request, reply) => {
    const { clinic, group, date } = request.body
    const plan = schedules.current().facts.groups.find((it) => it.id === group)
    if (plan?.clinic !== clinic) return sendProblem(request, reply, 'forbidden')
    try {
      const { calledOff } = await rosterOperations.callOff.run(service, {
        group,
        date,
        dryRun: false,
        who: memberOf(request).email,
        channel: 'console',
      })
      jobs.lookNow()
      return { told: calledOff }
    } catch (error) {
      // It is over, or somebody else is changing the plan.
      if (error instanceof OperatorError) return sendProblem(request, reply, 'other-state')
      throw error
    }
  })
}
