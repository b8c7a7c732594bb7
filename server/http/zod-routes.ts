import type { IncomingMessage, ServerResponse } from 'node:http'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyServerOptions,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify'
import * as z from 'zod/v4/core'
import type { ProblemCode } from '#domain/api/problems.ts'

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

/**
 * Requests are validated by their zod schemas; responses are our own and are not checked again. Given to Fastify when it is created:
 * otherwise it loads a validator and a serialiser of its own, 400 KB of code that nothing would use.
 */
export const zodCompilers: FastifyServerOptions['schemaController'] = {
  compilersFactory: {
    buildValidator: () => validateWith as never,
    buildSerializer: () => () => (answer) => JSON.stringify(answer),
  },
}

function validateWith({ schema }: { schema: z.$ZodType }) {
  return (data: unknown) => {
    const parsed = z.safeParse(schema, data)
    return parsed.success ? { value: parsed.data } : { error: new InvalidInputError(parsed.error.issues) }
  }
}

/** The same app, for handlers that get the types of their schemas. */
export const withZod = (app: FastifyInstance): Api => app.withTypeProvider<ZodTypes>()

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
