import { readAccessDuring } from '#database/staff/access-log.ts'
import { calls } from '#domain/api/calls.ts'
import { createDayClock } from '#domain/availability/day-clock.ts'
import { everyClinic } from '#domain/staff/roles.ts'
import { formatMoment } from '../../clock/moments.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { memberOf } from '../../staff/staff-scope.ts'

export function registerAccessLog(api: Api, { database, zone }: Service): void {
  api.get('/staff/access-log', { schema: calls['GET /staff/access-log'] }, async (request) => {
    const { date, clinic } = request.query
    const { clinics } = memberOf(request)
    const day = createDayClock(zone, date)
    const looks = await readAccessDuring(database, {
      from: Temporal.Instant.fromEpochMilliseconds(day.start),
      to: Temporal.Instant.fromEpochMilliseconds(day.end),
      clinics: clinic !== undefined ? [clinic] : clinics.includes(everyClinic) ? null : clinics,
    })
    return { looks: looks.map((it) => ({ ...it, at: formatMoment(it.at, zone) })) }
  })
}
