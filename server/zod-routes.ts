import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify'
import * as z from 'zod/v4/core'

/** Lets a handler know the types that the zod schemas of its route promise. */
interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.$ZodType ? z.output<this['schema']> : unknown
  serializer: unknown
}

/** The part of the app below /api. */
export type Api = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypes>

/** What was sent does not fit the schema. */
export class InvalidInputError extends Error {
  override name = 'InvalidInputError'
  readonly issues: z.$ZodIssue[]

  constructor(issues: z.$ZodIssue[]) {
    super('The input does not fit its schema.')
    this.issues = issues
  }
}

/** Routes are validated by their zod schemas; answers are our own and are not checked again. */
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
    /** What the route does, for the description of the API. */
    summary?: string
    description?: string
    /** Which of the description's security schemes it needs. */
    security?: Record<string, string[]>[]
  }
}
