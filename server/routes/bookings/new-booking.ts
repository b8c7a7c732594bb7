import type { FastifyReply, FastifyRequest } from 'fastify'
import { newBookingAnswer } from '#domain/api/booking-answers.ts'
import { sendProblem } from '../../http/problems.ts'
import { bookingToken } from '../../identity/booking-token.ts'
import type { Booked, Outcome } from '../../provider/provider.ts'
import type { Service } from '../../service.ts'

/** The database keeps no order of keys, so every answer is put in that of the contract: a repeated one has the same bytes. */
export function answerNewBooking(
  service: Pick<Service, 'secrets'>,
  reply: FastifyReply,
  answer: object,
  token?: string,
): FastifyReply {
  return reply.code(201).send(nameNewBooking(service, answer as { reference: string }, token))
}

/** The answer of a booking with its token. */
export function nameNewBooking(
  { secrets }: Pick<Service, 'secrets'>,
  answer: { reference: string },
  token = bookingToken(secrets, answer.reference),
): object {
  const whole = { ...answer, token }
  // One that an older version stored may lack a field; it is sent as it was.
  return newBookingAnswer.safeParse(whole).data ?? whole
}

/** Answers what a provider made of a booking that follows from another one or from an order. */
export function answerFollowUp(
  service: Pick<Service, 'clock' | 'jobs' | 'secrets'>,
  [request, reply]: [FastifyRequest, FastifyReply],
  made: Outcome<Booked>,
  { record, token }: { record: { answer: object }; token: string },
) {
  if (!made.ok) return sendProblem(request, reply, made.problem, { retryAt: made.retryAt, now: service.clock.now() })
  if (made.value.outcome === 'other-request') return sendProblem(request, reply, 'idempotency-mismatch')
  if (made.value.outcome === 'repeated') return answerNewBooking(service, reply, made.value.answer)
  service.jobs.lookNow()
  return answerNewBooking(service, reply, record.answer, token)
}
