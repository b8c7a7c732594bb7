import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify'
import * as z from 'zod/v4/core'
import type { ProblemCode } from '#domain/problems.ts'

/** Infers the types of a handler from the zod schemas of its route. */
interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.$ZodType ? z.output<this['schema']> : unknown
  serializer: unknown
}

/** The part of the app below /api. */
export type Api = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypes>

/** The request does not match the schema. */
export class InvalidInputError extends Error {
  override name = 'InvalidInputError'
  readonly issues: z.$ZodIssue[]
  /** Set by Fastify. */
  validationContext?: 'body' | 'headers' | 'params' | 'querystring'

  constructor(issues: z.$ZodIssue[]) {
    super('The input does not fit its schema.')
    this.issues = issues
  }
}

/** Requests are validated by their zod schemas; responses are our own and are not checked again. */
export function withZod(app: FastifyInstance): Api {
  app.setValidatorCompiler<z.$ZodType>(({ schema }) => (data) => {
    const parsed = z.safeParse(schema, data)
    return parsed.success ? { value: parsed.data } : { error: new InvalidInputError(parsed.error.issues) }
  })
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  return app.withTypeProvider<ZodTypes>()
}

declare module 'fastify' {
  interface FastifySchema {
    /** As in CallDescription of domain/api/. */
    operationId?: string
    tags?: readonly string[]
    summary?: string
    description?: string
    security?: readonly Readonly<Record<string, readonly string[]>>[]
    problems?: readonly ProblemCode[]
  }
}
