import { keepAffected, listUnsettled } from '#database/bookings/affected-bookings.ts'
import { findBooking } from '#database/bookings/bookings.ts'
import { calls } from '#domain/api/calls.ts'
import { mayReach } from '#domain/staff/permissions.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { logChange } from '../../staff/access-log.ts'
import { memberOf } from '../../staff/staff-scope.ts'
import { viewAffected } from '../../staff/view-affected.ts'

export function registerAffected(api: Api, service: Service): void {
  const { clock, database, feed } = service

  api.get('/staff/affected', { schema: calls['GET /staff/affected'] }, async (request) => {
    const { clinic } = request.query
    const member = memberOf(request)
    const bookings = (await listUnsettled(database)).filter((it) => it.clinic === clinic)
    const theirs = bookings.filter((it) => mayReach(member, 'GET /staff/affected', it))
    return { bookings: await viewAffected(service, theirs) }
  })

  api.post(
    '/staff/affected/:reference/keep',
    { schema: calls['POST /staff/affected/{reference}/keep'] },
    async (request, reply) => {
      const { reference } = request.params
      const member = memberOf(request)
      const booking = (await listUnsettled(database)).find((it) => it.reference === reference)
      if (!booking || !mayReach(member, 'POST /staff/affected/{reference}/keep', booking)) {
        return sendProblem(request, reply, 'forbidden')
      }
      const isKept = await keepAffected(database, reference, member.email, clock.now())
      if (!isKept) return sendProblem(request, reply, 'other-state')
      feed.publish(booking.practitioner)
      const whole = await findBooking(database, reference)
      if (whole) await logChange(service, request, whole, 'keep')
      return { reference }
    },
  )
}
