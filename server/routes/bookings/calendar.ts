import { findBooking } from '#database/bookings/bookings.ts'
import { calls } from '#domain/api/calls.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { readCalendarSecret } from '../../identity/calendar-secret.ts'
import type { Service } from '../../service.ts'
import { findOwnBooking } from './bookings.ts'
import { sendCalendarGone } from './calendar-gone.ts'
import { redeemCalendarTicket } from './calendar-link.ts'
import { writeCalendar } from './write-calendar.ts'

export function registerCalendar(api: Api, service: Service): void {
  api.get(
    '/bookings/:reference/calendar.ics',
    { schema: calls['GET /bookings/{reference}/calendar.ics'] },
    async (request, reply) => {
      const { reference } = request.params
      const { ticket } = request.query
      const booking =
        ticket === undefined
          ? await findOwnBooking(service, request, reference)
          : (await redeemCalendarTicket(service, { reference, ticket, method: request.method }))
            ? await findBooking(service.database, reference)
            : undefined
      if (!booking) {
        return ticket === undefined
          ? sendProblem(request, reply, 'not-found')
          : sendCalendarGone(service, request, reply)
      }
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="innom.ics"')
        .send(await writeCalendar(service, booking, 'file'))
    },
  )

  api.get('/calendars/:secret.ics', { schema: calls['GET /calendars/{secret}.ics'] }, async (request, reply) => {
    const reference = readCalendarSecret(service.secrets, request.params.secret)
    const booking = reference === undefined ? undefined : await findBooking(service.database, reference)
    if (!booking) return sendProblem(request, reply, 'not-found')
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="innom.ics"')
      .send(await writeCalendar(service, booking, 'subscription'))
  })
}
