import { takeAllowance } from '#database/limits.ts'
import { type LoggedAccess, readAccessDuring, readAccessOf } from '#database/staff/access-log.ts'
import { calls } from '#domain/api/calls.ts'
import { createDayClock } from '#domain/availability/day-clock.ts'
import { readPhone } from '#domain/phones/phone-at-home.ts'
import { checkCallableFormat } from '#domain/phones/phone-format.ts'
import { clinicsOf } from '#domain/staff/roles.ts'
import { formatMoment } from '../../clock/moments.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { peopleLimits } from '../../limits/rate-limits.ts'
import type { Service } from '../../service.ts'
import { logChange, ofNoClinic } from '../../staff/access-log.ts'
import { memberOf } from '../../staff/staff-scope.ts'

export function registerAccessLog(api: Api, service: Service): void {
  const { clock, config, database, secrets, zone } = service
  const view = (looks: LoggedAccess[]) => ({
    looks: looks.map((it) => ({ ...it, at: formatMoment(it.at, zone) })),
  })

  api.get('/staff/access-log', { schema: calls['GET /staff/access-log'] }, async (request) => {
    const { date, clinic } = request.query
    const day = createDayClock(zone, date)
    const looks = await readAccessDuring(database, {
      from: Temporal.Instant.fromEpochMilliseconds(day.start),
      to: Temporal.Instant.fromEpochMilliseconds(day.end),
      clinics: clinic !== undefined ? [clinic] : clinicsOf(memberOf(request)),
    })
    return view(looks)
  })

  api.post('/staff/access-log', { schema: calls['POST /staff/access-log'] }, async (request, reply) => {
    const member = memberOf(request)
    const now = clock.now()
    const phone = checkCallableFormat(readPhone(request.body.phone, config.COUNTRY, 'callable'))
    if (!phone.ok) return sendProblem(request, reply, 'validation', { fields: { phone: phone.key } })
    const retryAt = await takeAllowance(database, peopleLimits(secrets, member.email), now)
    if (retryAt) return sendProblem(request, reply, 'rate-limited', { retryAt, now })
    const looks = await readAccessOf(database, secrets.hash('phone', phone.value), clinicsOf(member))
    await logChange(service, request, ofNoClinic({ phone: phone.value }), 'access log')
    return view(looks)
  })
}
