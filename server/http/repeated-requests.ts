import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type BookingRequest, findEarlierAnswer } from '#database/bookings/place-bookings.ts'
import type { Database } from '#database/client.ts'
import type { ProblemCode } from '#domain/api/problems.ts'
import { type ProblemDetails, sendProblem } from './problems.ts'

export type RequestName = Pick<BookingRequest, 'idempotencyKey' | 'fingerprint'>

/** Identifies a repeated request. */
export function nameRequest(key: string, body: object): RequestName {
  // The schema fixes the order of the fields, so that equal content gives equal text.
  const digest = (text: string) => hash('sha256', text, 'base64url')
  return { idempotencyKey: digest(key), fingerprint: digest(JSON.stringify(body)) }
}

/**
 * How a request is refused: retries after the token or slot expired still get the original answer, by `repeat`, and a key never serves
 * two orders.
 */
export function refuseUnlessRepeated(
  database: Database,
  { idempotencyKey, fingerprint }: RequestName,
  [request, reply]: [FastifyRequest, FastifyReply],
  repeat: (answer: object) => FastifyReply | Promise<FastifyReply>,
) {
  return async (code: ProblemCode, details?: ProblemDetails) => {
    const earlier = await findEarlierAnswer(database, idempotencyKey, fingerprint)
    if (earlier?.outcome === 'repeated') return repeat(earlier.answer)
    return sendProblem(request, reply, earlier ? 'idempotency-mismatch' : code, earlier ? {} : details)
  }
}
