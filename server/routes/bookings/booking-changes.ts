import type { FastifyRequest } from 'fastify'
import { patientOnTheWeb } from '#database/audit.ts'
import { type Booking, findBooking } from '#database/bookings/bookings.ts'
import { calls } from '#domain/api/calls.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendProblem } from '../../http/problems.ts'
import { recogniseVisitor } from '../../http/visitor.ts'
import type { Api } from '../../http/zod-routes.ts'
import { recogniseKiosk } from '../../kiosks/kiosk-cookie.ts'
import { cancelOwn } from '../../packages/cancel-own.ts'
import type { Service } from '../../service.ts'
import { viewOwnBooking } from './booking-view.ts'
import { findOwnBooking } from './bookings.ts'
import { limitMessages } from './limit-messages.ts'
import { moveOwn } from './move-own.ts'

export function registerBookingChanges(api: Api, service: Service): void {
  const { clock, database, jobs } = service
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
      const moved = await moveOwn(
        service,
        () => findOwnBooking(service, request, request.params.reference),
        request.body.slot,
        {
          visitor: recogniseVisitor(service, request).name,
          by: patientOnTheWeb,
          messagesOf: (booking) => limitsOf(request, booking),
        },
      )
      if (!moved.ok) {
        const { code, fields, retryAt } = moved
        return sendProblem(request, reply, code, { ...(fields && { fields }), retryAt, now: clock.now() })
      }
      jobs.lookNow()
      return answer(request, request.params.reference)
    },
  )
}
