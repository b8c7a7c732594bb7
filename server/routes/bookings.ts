import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { type Booking, findBooking, findEarlierAnswer } from '#database/bookings.ts'
import { bookingAnswer, newBookingAnswer } from '#domain/api/answers.ts'
import { bookingBody } from '#domain/api/bodies.ts'
import { referenceParams } from '#domain/api/queries.ts'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import type { ProblemCode } from '#domain/problems.ts'
import { bookingToken } from '../booking-token.ts'
import { sendProblem } from '../problems.ts'
import { hashToken, isReference, isSame } from '../secrets.ts'
import type { Service } from '../service.ts'
import { recogniseVisitor } from '../visitor.ts'
import type { Api } from '../zod-routes.ts'
import { checkOrder, makeOrder, nameRequest } from './booking-order.ts'
import { viewBooking } from './booking-view.ts'
import { makeCalendarLink } from './calendar-link.ts'

/** Printable ASCII, as a UUID or any other token is. */
const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,200}$/)

const isUuid = (id: string) => z.uuid().safeParse(id).success

export function registerBookings(api: Api, service: Service): void {
  const { availability, clock, config, database, jobs, provider, secrets } = service

  const answerNew = (reply: FastifyReply, answer: object, token?: string) => {
    const { reference } = answer as { reference: string }
    return reply.code(201).send({ ...answer, token: token ?? bookingToken(secrets, reference) })
  }

  api.post(
    '/bookings',
    {
      schema: {
        summary: 'Books a time',
        description:
          'Needs the header Idempotency-Key: the same key and body again get the same answer, and one booking is made.',
        headers: z.looseObject({ 'idempotency-key': z.string().optional() }),
        body: bookingBody,
        response: { 201: newBookingAnswer },
      },
    },
    async (request, reply) => {
      const { body } = request
      const now = clock.now()
      const key = idempotencyKey.safeParse(request.headers['idempotency-key'])
      if (!key.success) return sendProblem(request, reply, 'bad-request', { fields: { 'Idempotency-Key': 'required' } })
      const order = await checkOrder(service, body)
      if (!order.ok) return sendProblem(request, reply, 'validation', { fields: order.fields })
      const slotKey = parseSlotId(body.slot)
      if (slotKey?.treatment !== body.treatment) {
        return sendProblem(request, reply, 'validation', { fields: { slot: 'invalid' } })
      }

      // A request that comes again after its token or its time has run out still gets the answer it got.
      const refuse = async (code: ProblemCode) => {
        const { idempotencyKey, fingerprint } = nameRequest(key.data, body)
        const earlier = await findEarlierAnswer(database, idempotencyKey, fingerprint)
        return earlier?.outcome === 'repeated' ? answerNew(reply, earlier.answer) : sendProblem(request, reply, code)
      }
      if (!order.verified) return refuse('invalid-code')
      const checked = availability.check(body.slot)
      if (!checked.ok) return refuse(checked.code)

      const hold = body.hold && (config.PROVIDER !== 'own' || isUuid(body.hold)) ? body.hold : null
      const visitor = recogniseVisitor(service, request)
      const { record, token } = makeOrder(service, body, order, checked.slot, {
        visitor,
        hold,
        idempotencyKey: key.data,
      })
      const booked = await provider.book(record)
      if (!booked.ok) return sendProblem(request, reply, booked.problem, { retryAt: booked.retryAt, now })
      if (booked.value.outcome === 'other-request') return sendProblem(request, reply, 'idempotency-mismatch')
      if (booked.value.outcome === 'booked') jobs.wake()
      if (booked.value.outcome === 'repeated') return answerNew(reply, booked.value.answer)
      return answerNew(reply, record.answer, token)
    },
  )

  api.get(
    '/bookings/:reference',
    {
      schema: {
        summary: 'A booking, for the bearer of its token',
        security: [{ booking: [] }],
        params: referenceParams,
        response: { 200: bookingAnswer },
      },
    },
    async (request, reply) => {
      const booking = await findOwnBooking(service, request, request.params.reference)
      if (!booking) return sendProblem(request, reply, 'not-found')
      return { ...viewBooking(service, booking), calendar: makeCalendarLink(service, booking.reference) }
    },
  )
}

/** The booking, if the request bears its token. Without it nothing is found, so that references cannot be probed. */
export async function findOwnBooking(
  { database }: Service,
  request: FastifyRequest,
  reference: string,
): Promise<Booking | undefined> {
  const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token || !isReference(reference)) return undefined
  const booking = await findBooking(database, reference)
  return booking && isSame(hashToken(token), booking.tokenHash) ? booking : undefined
}
