import type { FastifyReply } from 'fastify'
import { newBookingAnswer } from '#domain/api/booking-answers.ts'
import { bookingToken } from '../../identity/booking-token.ts'
import type { Service } from '../../service.ts'

/** The database keeps no order of keys, so every answer is put in that of the contract: a repeated one has the same bytes. */
export function answerNewBooking(
  { secrets }: Pick<Service, 'secrets'>,
  reply: FastifyReply,
  answer: object,
  token?: string,
): FastifyReply {
  const { reference } = answer as { reference: string }
  const whole = { ...answer, token: token ?? bookingToken(secrets, reference) }
  // One that an older version stored may lack a field; it is sent as it was.
  return reply.code(201).send(newBookingAnswer.safeParse(whole).data ?? whole)
}
