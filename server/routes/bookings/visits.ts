import type { FastifyReply, FastifyRequest } from 'fastify'
import { findEarlierAnswer } from '#database/bookings/place-bookings.ts'
import { calls } from '#domain/api/calls.ts'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { areInOrder, findNextVisit } from '#domain/packages/visits.ts'
import { sendProblem } from '../../http/problems.ts'
import { nameRequest } from '../../http/repeated-requests.ts'
import { recogniseVisitor } from '../../http/visitor.ts'
import type { Api } from '../../http/zod-routes.ts'
import { recogniseKiosk } from '../../kiosks/kiosk-cookie.ts'
import { readPackage } from '../../packages/read-package.ts'
import type { Service } from '../../service.ts'
import { findOwnBooking } from './bookings.ts'
import { makeFollowUp } from './follow-up.ts'
import { limitMessages } from './limit-messages.ts'
import { answerFollowUp, answerNewBooking } from './new-booking.ts'

export function registerVisits(api: Api, service: Service): void {
  const { availability, database, provider } = service
  const refuseSlot = (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(request, reply, 'validation', { fields: { slot: 'invalid' } })

  api.post(
    '/bookings/:reference/visits',
    { schema: calls['POST /bookings/{reference}/visits'] },
    async (request, reply) => {
      const { slot: id } = request.body
      const booking = await findOwnBooking(service, request, request.params.reference)
      const booked = booking && (await readPackage(service, booking))
      if (!booking?.visit || !booked) return sendProblem(request, reply, 'not-found')
      const name = nameRequest(request.headers['idempotency-key'], { package: booking.visit.package, slot: id })
      const earlier = await findEarlierAnswer(database, name.idempotencyKey, name.fingerprint)
      if (earlier?.outcome === 'repeated') return answerNewBooking(service, reply, earlier.answer)
      if (earlier) return sendProblem(request, reply, 'idempotency-mismatch')

      const { plan, dated, visits } = booked
      const number = findNextVisit(plan, dated)
      if (number === undefined) return sendProblem(request, reply, 'package-ended')
      if (parseSlotId(id)?.treatment !== plan.visits[number - 2]!.treatment) return refuseSlot(request, reply)
      const checked = availability.check(id)
      // 'not-found' would be about the booking.
      if (!checked.ok && checked.code === 'not-found') return refuseSlot(request, reply)
      if (!checked.ok) return sendProblem(request, reply, checked.code)
      if (!areInOrder(plan, [...dated, { number, date: checked.slot.date }])) {
        return sendProblem(request, reply, 'visit-order')
      }

      const { phone } = booking.patient
      const messages = await limitMessages(service, phone, (await recogniseKiosk(service, request)) ?? request.ip)
      const first = visits[0]!
      // The first visit also earned the partner's points and had its terms accepted.
      const made = makeFollowUp(service, { ...first, visit: { ...first.visit!, number } }, checked.slot, {
        ...name,
        visitor: recogniseVisitor(service, request).name,
        messages,
      })
      return answerFollowUp(service, [request, reply], await provider.book(made.record), made)
    },
  )
}
