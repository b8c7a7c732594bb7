import type { FastifyReply, FastifyRequest } from 'fastify'
import { classifyDatabaseError } from '#database/engines/errors.ts'
import { fieldsOf } from '#domain/api/bodies.ts'
import type { ProblemAnswer } from '#domain/api/call-types.ts'
import { type ProblemCode, problemStatus, problemType } from '#domain/api/problems.ts'
import type { MessageKey } from '#domain/forms/fields/checked.ts'
import { type Country, languageOf } from '#domain/market/locale.ts'
import { format } from '#messages/format.ts'
import { messagesFor } from '#messages/messages.ts'
import { secondsUntil } from '../clock/moments.ts'
import { findLocale } from './find-locale.ts'
import { isForm } from './form-bodies.ts'
import { sendFormProblem } from './form-problem.ts'
import { InvalidInputError } from './zod-routes.ts'

/** Details of a problem besides its code. */
export interface ProblemDetails {
  fields?: Readonly<Record<string, MessageKey>>
  /** When the request is worth repeating. */
  retryAt?: Temporal.Instant | undefined
  now?: Temporal.Instant
  /** Whom to call, where the message says so; else the company's number. */
  phone?: string | undefined
  /** Where a patient who has already checked in is to sit. */
  where?: string
  /** When the appointment is of a patient who came too early. */
  start?: string
}

/** Answers with a problem document in the caller's language; a plain form's sender gets the same as a page. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ProblemCode,
  { fields, retryAt, now, phone, where, start }: ProblemDetails = {},
): FastifyReply {
  const locale = findLocale(request)
  const words = messagesFor(locale, request.server.country)
  const say = (message: string) => format(message, { phone: phone ?? request.server.companyPhone })
  const problem: ProblemAnswer = {
    type: problemType(code),
    title: say(words.problems[code]),
    status: problemStatus[code],
    code,
    ...(fields
      ? { fields: Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, say(words.validation[key])])) }
      : {}),
    ...(code === 'unknown' ? { requestId: request.id } : {}),
    ...(where === undefined ? {} : { where }),
    ...(start === undefined ? {} : { start }),
  }
  let retryAfter: number | undefined
  if (code === 'rate-limited' || code === 'unavailable') {
    retryAfter = Math.max(1, retryAt && now ? secondsUntil(now, retryAt) : 5)
    reply.header('retry-after', retryAfter)
  }
  reply.code(problem.status)
  reply.problem = code
  if (isForm(request) && request.headers.accept?.includes('text/html')) {
    return sendFormProblem(request, reply, problem, {
      words,
      language: languageOf(locale, request.server.country),
      retryAfter,
    })
  }
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem))
}

/** A handler took too long. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError'
}

const byStatus: Record<number, ProblemCode> = {
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-media-type',
}

/** Turns anything thrown into a problem document. Unexpected errors are logged, and the caller only gets their id. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof InvalidInputError) {
    const code = error.validationContext === 'headers' ? 'bad-request' : 'validation'
    return sendProblem(request, reply, code, { fields: fieldsOf(error.issues) })
  }
  if (error instanceof TimeLimitError) return sendProblem(request, reply, 'timeout')
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500) return sendProblem(request, reply, byStatus[status] ?? 'bad-request')

  const failure = classifyDatabaseError(error)
  if (failure === 'timeout' || failure === 'unavailable') {
    request.log.warn({ req: request, err: error }, 'the database did not answer')
    return sendProblem(request, reply, failure)
  }
  request.log.error({ req: request, err: error }, 'a request failed')
  return sendProblem(request, reply, 'unknown')
}

declare module 'fastify' {
  interface FastifyReply {
    /** The problem that was answered. */
    problem?: ProblemCode
  }
  interface FastifyInstance {
    /** The market, which decides the language of problems. */
    country: Country
    /** The number that problems tell people to call. */
    companyPhone: string
  }
}
