import type { FastifyReply, FastifyRequest } from 'fastify'
import { patientOnTheWeb } from '#database/audit.ts'
import { setOrderTime } from '#database/orders/order-time.ts'
import { calls } from '#domain/api/calls.ts'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { sendProblem } from '../../http/problems.ts'
import { nameRequest, refuseUnlessRepeated } from '../../http/repeated-requests.ts'
import { recogniseVisitor } from '../../http/visitor.ts'
import type { Api } from '../../http/zod-routes.ts'
import { cancelOrderTime, findOrderTime } from '../../orders/order-time.ts'
import type { Service } from '../../service.ts'
import { makeFollowUp } from '../bookings/follow-up.ts'
import { limitMessages } from '../bookings/limit-messages.ts'
import { answerFollowUp, answerNewBooking } from '../bookings/new-booking.ts'
import { findOwnOrder } from './orders.ts'

/** A time with a nurse for an order that is collected: a booking, made when the patient wants one. */
export function registerOrderTimes(api: Api, service: Service): void {
  const { availability, database, provider } = service
  const refuseSlot = (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(request, reply, 'validation', { fields: { slot: 'invalid' } })

  api.post('/orders/:reference/time', { schema: calls['POST /orders/{reference}/time'] }, async (request, reply) => {
    const { slot: id } = request.body
    const order = await findOwnOrder(service, request, request.params.reference)
    if (!order) return sendProblem(request, reply, 'not-found')
    const { reference, patient, locale } = order
    const name = nameRequest(request.headers['idempotency-key'], { order: reference, slot: id })
    const refuse = refuseUnlessRepeated(database, name, [request, reply], (answer) =>
      answerNewBooking(service, reply, answer),
    )
    if (order.state !== 'ordered') return refuse('too-late')
    const asked = parseSlotId(id)
    const isItsTime = asked?.treatment === service.facts.orders.collectTime && asked?.clinic === order.clinic
    // One that has a time is moved like any other booking.
    if (!isItsTime || (await findOrderTime(database, order)))
      return refuse('validation', { fields: { slot: 'invalid' } })
    const checked = availability.check(id)
    if (!checked.ok) return checked.code === 'not-found' ? refuseSlot(request, reply) : refuse(checked.code)

    const made = makeFollowUp(
      service,
      {
        // What the nurse reads: which order it is, not what is in it.
        patient: { ...patient, email: null, description: reference },
        ...{ locale, partner: null, partnerLeftOut: null, visit: null },
      },
      checked.slot,
      {
        ...name,
        visitor: recogniseVisitor(service, request).name,
        messages: await limitMessages(service, patient.phone, request.ip),
      },
    )
    const booked = await provider.book(made.record)
    if (booked.ok && booked.value.outcome !== 'other-request') {
      const answer = booked.value.outcome === 'repeated' ? booked.value.answer : made.record.answer
      const { reference: booking } = answer as { reference: string }
      // Collected, cancelled or given another time at this very moment.
      if (!(await setOrderTime(database, { reference, booking, before: order.booking }))) {
        await cancelOrderTime(service, { booking }, patientOnTheWeb)
        return sendProblem(request, reply, 'too-late')
      }
    }
    return answerFollowUp(service, [request, reply], booked, made)
  })
}
