import type { FastifyRequest } from 'fastify'
import { patientOnTheWeb } from '#database/audit.ts'
import { type Booking, findBooking } from '#database/bookings/bookings.ts'
import { calls } from '#domain/api/calls.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendProblem } from '../../http/problems.ts'
import { recogniseVisitor } from '../../http/visitor.ts'
import type { Api } from '../../http/zod-routes.ts'
import { recogniseKiosk } from '../../kiosks/kiosk-cookie.ts'
import { movesADay } from '../../limits/rate-limits.ts'
import { cancelOwn } from '../../packages/cancel-own.ts'
import type { Service } from '../../service.ts'
import { viewOwnBooking } from './booking-view.ts'
import { findOwnBooking } from './bookings.ts'
import { checkMove } from './check-move.ts'
import { limitMessages } from './limit-messages.ts'
import { makeMoveRequest, timeOfSlot } from './move-request.ts'

export function registerBookingChanges(api: Api, service: Service): void {
  const { clock, database, jobs, provider } = service
  const answer = async (request: FastifyRequest, reference: string) => {
    const booking = await findBooking(database, reference)
    return viewOwnBooking(service, booking!, findLocale(request))
  }

  const limitsOf = async (request: FastifyRequest, { patient }: Booking) =>
    limitMessages(service, patient.phone, (await recogniseKiosk(service, request)) ?? request.ip)

  api.post(
    '/bookings/:reference/cancel',
    { schema: calls['POST /bookings/{reference}/cancel'] },
    async (request, reply) => {
      const cancelled = await cancelOwn(service, () => findOwnBooking(service, request, request.params.reference), {
        query: request.query,
        by: patientOnTheWeb,
        messagesOf: (booking) => limitsOf(request, booking),
      })
      if (!cancelled.ok) return sendProblem(request, reply, cancelled.problem)
      jobs.lookNow()
      return answer(request, cancelled.booking.reference)
    },
  )

  api.post(
    '/bookings/:reference/move',
    { schema: calls['POST /bookings/{reference}/move'] },
    async (request, reply) => {
      const { slot: id } = request.body
      // The booking existed before, so another request changed it in between. An identical request has done the work; after any
      // other change, the move is tried once more on the current booking.
      for (const isLast of [false, true]) {
        const booking = await findOwnBooking(service, request, request.params.reference)
        if (!booking || booking.state === 'cancelled') return sendProblem(request, reply, 'not-found')
        if (booking.slot === id) return answer(request, booking.reference)
        const checked = await checkMove(service, booking, id)
        if (!checked.ok) return sendProblem(request, reply, checked.code, checked.fields && { fields: checked.fields })
        const moved = await provider.move(
          booking,
          makeMoveRequest(
            booking,
            timeOfSlot(checked.slot),
            {
              ...{ visitor: recogniseVisitor(service, request).name, by: patientOnTheWeb, movesADay },
              messages: await limitsOf(request, booking),
            },
            service,
            clock.now(),
          ),
        )
        if (moved.ok) {
          jobs.lookNow()
          return answer(request, booking.reference)
        }
        if (moved.problem !== 'not-found') {
          return sendProblem(request, reply, moved.problem, { retryAt: moved.retryAt, now: clock.now() })
        }
        if (isLast) break
      }
      const booking = await findBooking(database, request.params.reference)
      if (booking?.slot === id && booking.state === 'booked') return answer(request, booking.reference)
      return sendProblem(request, reply, booking?.state === 'booked' ? 'slot-taken' : 'not-found')
    },
  )
}
