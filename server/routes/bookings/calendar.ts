import type { FastifyReply, FastifyRequest } from 'fastify'
import { findBooking } from '#database/bookings/bookings.ts'
import { calls } from '#domain/api/calls.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { readCalendarSecret } from '../../identity/calendar-secret.ts'
import type { Service } from '../../service.ts'
import { readFeed } from '../../staff/practitioner-feed.ts'
import { hasAlready } from '../../static/request-headers.ts'
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
    if (reference === undefined) return sendFeed(service, request, reply)
    const booking = await findBooking(service.database, reference)
    if (!booking) return sendProblem(request, reply, 'not-found')
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="innom.ics"')
      .send(await writeCalendar(service, booking, 'subscription'))
  })
}

/** A practitioner's calendar, whole each time; unchanged, it costs its reader nothing. */
async function sendFeed(
  service: Service,
  request: FastifyRequest<{ Params: { secret: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const feed = await readFeed(service, request.params.secret)
  if (!feed) return sendProblem(request, reply, 'not-found')
  reply.headers({ etag: feed.etag, 'cache-control': 'private, no-cache' })
  if (hasAlready(request.headers['if-none-match'], feed.etag)) return reply.code(304).send()
  // Nobody gets a name without a line in the log.
  if (feed.hasNames && !service.disk.hasRoom()) return sendProblem(request, reply, 'unavailable')
  await feed.logNames()
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="innom.ics"')
    .send(feed.text)
}
