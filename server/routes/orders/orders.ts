import type { FastifyReply, FastifyRequest } from 'fastify'
import { patientOnTheWeb } from '#database/audit.ts'
import { rememberRefused } from '#database/bookings/place-bookings.ts'
import { changeOrder } from '#database/orders/change-order.ts'
import { findOrder, type Order } from '#database/orders/orders.ts'
import { placeOrder } from '#database/orders/place-order.ts'
import { calls } from '#domain/api/calls.ts'
import { newOrderAnswer } from '#domain/api/order-answers.ts'
import type { OrderBody } from '#domain/api/order-bodies.ts'
import { findPrice } from '#domain/booking/price.ts'
import { accept } from '#domain/forms/fields/checked.ts'
import { checkOrder } from '#domain/orders/check-order.ts'
import { collectClinics, findItem } from '#domain/orders/order-items.ts'
import { mayPatientCancel } from '#domain/orders/order-states.ts'
import { todayAt } from '../../clock/today.ts'
import { findLocale } from '../../http/find-locale.ts'
import { findOwn } from '../../http/own-rows.ts'
import { sendProblem } from '../../http/problems.ts'
import { nameRequest, refuseUnlessRepeated } from '../../http/repeated-requests.ts'
import type { Api } from '../../http/zod-routes.ts'
import { orderToken } from '../../identity/order-token.ts'
import { drawReference, hashToken } from '../../identity/secrets.ts'
import { proofMinutes, readProof } from '../../identity/verified-phone.ts'
import { orderJob } from '../../jobs/order-job.ts'
import { addressLimit, orderLimits } from '../../limits/rate-limits.ts'
import { cancelOrderTime } from '../../orders/order-time.ts'
import type { Service } from '../../service.ts'
import { limitMessages } from '../bookings/limit-messages.ts'
import { viewOrder } from './order-view.ts'

/** Tests that people take at home: ordered, followed and cancelled by the patient; staff change them by command (server/orders/). */
export function registerOrders(api: Api, service: Service): void {
  const { clock, database, jobs, secrets } = service

  /** In the order of the contract, so that a repeated answer has the same bytes. */
  const answerNew = (reply: FastifyReply, answer: object) => {
    const { reference } = answer as { reference: string }
    const whole = { ...answer, token: orderToken(secrets, reference) }
    // One that an older version stored may lack a field; it is sent as it was.
    return reply.code(201).send(newOrderAnswer.safeParse(whole).data ?? whole)
  }

  api.post('/orders', { schema: calls['POST /orders'] }, async (request, reply) => {
    const { body } = request
    const now = clock.now()
    const name = nameRequest(request.headers['idempotency-key'], body)
    const refuse = refuseUnlessRepeated(database, name, [request, reply], (answer) => answerNew(reply, answer))
    const item = findItem(service.facts, body.item)
    if (!item) return refuse('validation', { fields: { item: 'invalid' } })
    const checked = await checkBody(service, body, now)
    if (!checked.ok) return refuse('validation', { fields: checked.fields })
    const { patient, delivery } = checked.value
    const proof = readProof(secrets, body.verification, patient.phone, now)
    if (!proof) return refuse('invalid-code')

    const reference = drawReference()
    const order = {
      reference,
      tokenHash: hashToken(orderToken(secrets, reference)),
      item: item.id,
      ...delivery,
      price: findPrice(service.facts.prices, item.id),
      patient,
      locale: findLocale(request),
    }
    const answer = await viewOrder(service, {
      ...order,
      booking: null,
      state: 'ordered',
      orderedAt: now,
      changedAt: now,
    })
    const messages = await limitMessages(service, patient.phone, request.ip)
    const placed = await placeOrder(
      database,
      {
        order,
        limits: {
          verification: proof,
          ...orderLimits,
          messages: [...messages, ...(delivery.address ? [addressLimit(secrets, delivery.address)] : [])],
        },
        by: patientOnTheWeb,
        ...name,
        answer,
        job: orderJob(reference, 'ordered', now),
      },
      now,
    )
    switch (placed.outcome) {
      case 'ordered':
        jobs.lookNow()
        return answerNew(reply, answer)
      case 'repeated':
        return answerNew(reply, placed.answer)
      case 'other-request':
        return sendProblem(request, reply, 'idempotency-mismatch')
    }
    await rememberRefused(database, { ...name, verification: proof }, now)
    if (placed.outcome === 'too-many-orders') return sendProblem(request, reply, 'too-many-orders')
    // A verification that is used up expires, and a new code starts a new count.
    const retryAt = placed.outcome === 'too-many-messages' ? placed.allowedAt : now.add({ minutes: proofMinutes })
    return sendProblem(request, reply, 'rate-limited', { retryAt, now })
  })

  api.get('/orders/:reference', { schema: calls['GET /orders/{reference}'] }, async (request, reply) => {
    const order = await findOwnOrder(service, request, request.params.reference)
    return order ? viewOrder(service, order) : sendProblem(request, reply, 'not-found')
  })

  api.post(
    '/orders/:reference/cancel',
    { schema: calls['POST /orders/{reference}/cancel'] },
    async (request, reply) => {
      const order = await findOwnOrder(service, request, request.params.reference)
      if (!order) return sendProblem(request, reply, 'not-found')
      const { reference, state, patient } = order
      if (mayPatientCancel(state)) {
        const now = clock.now()
        const change = {
          ...({ reference, from: state, to: 'cancelled', by: patientOnTheWeb, who: null } as const),
          job: orderJob(reference, 'cancelled', now),
          messages: await limitMessages(service, patient.phone, request.ip),
        }
        if (await changeOrder(database, change, now)) {
          jobs.lookNow()
          // At once, so that the answer has no time any more. If that fails, the job does it.
          await cancelOrderTime(service, order, patientOnTheWeb)
        }
      }
      // Read again: a second click may have cancelled it, or staff may have sent it meanwhile.
      const changed = await findOrder(database, reference)
      if (!changed) return sendProblem(request, reply, 'not-found')
      return changed.state === 'cancelled' ? viewOrder(service, changed) : sendProblem(request, reply, 'too-late')
    },
  )
}

async function checkBody(service: Service, body: OrderBody, now: Temporal.Instant) {
  const { facts, phones, zone, secrets, config } = service
  const { checkForSms } = await phones()
  // A phone that is already verified was checked before its code was sent.
  const isProved = readProof(secrets, body.verification, body.patient.phone, now) !== undefined
  return checkOrder(body, {
    today: todayAt(zone, now),
    country: config.COUNTRY,
    clinics: collectClinics(facts).map((it) => it.id),
    checkPhone: isProved ? accept<string> : checkForSms,
  })
}

/** The order, if the request has its token. */
export function findOwnOrder(
  { database }: Service,
  request: FastifyRequest,
  reference: string,
): Promise<Order | undefined> {
  return findOwn(request, reference, (it) => findOrder(database, it))
}
