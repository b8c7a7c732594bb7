import type { FastifyRequest } from 'fastify'
import {
  type CalendarOf,
  listCalendars,
  makeCalendar,
  revokeCalendar,
  setCalendarNames,
} from '#database/staff/practitioner-calendars.ts'
import { calls } from '#domain/api/calls.ts'
import type { StaffCallName } from '#domain/api/staff/calls.ts'
import { mayReach } from '#domain/staff/permissions.ts'
import { formatMoment } from '../../clock/moments.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { hashToken } from '../../identity/secrets.ts'
import type { Service } from '../../service.ts'
import { siteAddressOf } from '../../settings/config.ts'
import { drawFeedSecret } from '../../staff/practitioner-feed.ts'
import { memberOf } from '../../staff/staff-scope.ts'

/** Practitioners' calendars: each makes their own, and who runs a clinic those of everybody there. */
export function registerCalendars(api: Api, service: Service): void {
  const { clock, config, database, schedules, zone } = service

  /** Those who work at a clinic, and those whose calendar of it still has an address. */
  const listPeople = async (clinic: string) => {
    const kept = new Map((await listCalendars(database, clinic)).map((it) => [it.practitioner, it]))
    return schedules
      .planned()
      .practitioners.filter(
        ({ id, shifts }) => shifts.some((it) => it.clinic === clinic) || kept.get(id)?.madeAt != null,
      )
      .map(({ id, name }) => ({ id, name, kept: kept.get(id) }))
  }
  const reaches = async (request: FastifyRequest, call: StaffCallName, of: CalendarOf) =>
    mayReach(memberOf(request), call, of) && (await listPeople(of.clinic)).some(({ id }) => id === of.practitioner)

  api.get('/staff/calendars', { schema: calls['GET /staff/calendars'] }, async (request) => {
    const { clinic } = request.query
    const member = memberOf(request)
    const people = (await listPeople(clinic)).filter(({ id }) =>
      mayReach(member, 'GET /staff/calendars', { clinic, practitioner: id }),
    )
    return {
      calendars: people.map(({ id, name, kept }) => ({
        practitioner: { id, name },
        madeAt: kept?.madeAt ? formatMoment(kept.madeAt, zone) : null,
        madeBy: kept?.madeBy ?? null,
        showsNames: kept?.showsNames ?? false,
      })),
    }
  })

  api.post('/staff/calendars', { schema: calls['POST /staff/calendars'] }, async (request, reply) => {
    if (!(await reaches(request, 'POST /staff/calendars', request.body)))
      return sendProblem(request, reply, 'forbidden')
    const secret = drawFeedSecret()
    const made = { secretHash: hashToken(secret), by: memberOf(request).email, locale: findLocale(request) }
    await makeCalendar(database, request.body, made, clock.now())
    return { address: `${siteAddressOf(config)}/api/calendars/${secret}.ics` }
  })

  api.patch('/staff/calendars', { schema: calls['PATCH /staff/calendars'] }, async (request, reply) => {
    if (!(await reaches(request, 'PATCH /staff/calendars', request.body)))
      return sendProblem(request, reply, 'forbidden')
    const { showsNames } = request.body
    await setCalendarNames(database, request.body, { showsNames, by: memberOf(request).email }, clock.now())
    return { showsNames }
  })

  api.post('/staff/calendars/revoke', { schema: calls['POST /staff/calendars/revoke'] }, async (request, reply) => {
    if (!(await reaches(request, 'POST /staff/calendars/revoke', request.body))) {
      return sendProblem(request, reply, 'forbidden')
    }
    const isRevoked = await revokeCalendar(database, request.body)
    return isRevoked ? { isRevoked: true as const } : sendProblem(request, reply, 'other-state')
  })
}
