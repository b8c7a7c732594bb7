import type { RouteOptions } from 'fastify'
import * as z from 'zod'
import { problemAnswer } from '#domain/api/answers.ts'

/** What a route says about itself, and a route of the API. */
export interface RouteSchema {
  summary?: string
  description?: string
  security?: Record<string, string[]>[]
  querystring?: z.ZodType
  params?: z.ZodType
  headers?: z.ZodType
  body?: z.ZodType
  response?: Record<number, z.ZodType>
}

interface Operation {
  summary: string
  description?: string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  [more: string]: unknown
}

export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: object
}

/** The document of OpenAPI 3.1, from the schemas that the routes themselves are validated with. */
export function describeApi(routes: RouteOptions[], title: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}')
    for (const method of [route.method].flat()) {
      if (method === 'HEAD') continue
      paths[path] = { ...paths[path], [method.toLowerCase()]: describeRoute(route.schema as RouteSchema) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Times are ISO 8601 with the clinic’s offset, dates YYYY-MM-DD in the clinic’s zone, ids slugs. Errors are application/problem+json.',
    },
    paths,
    components: {
      schemas: { Problem: toJson(problemAnswer, 'output') },
      securitySchemes: { booking: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function describeRoute(schema: RouteSchema): Operation {
  return {
    summary: schema.summary ?? '',
    ...(schema.description ? { description: schema.description } : {}),
    ...(schema.security ? { security: schema.security } : {}),
    parameters: [
      ...describeParameters('path', schema.params),
      ...describeParameters('query', schema.querystring),
      ...describeParameters('header', schema.headers),
    ],
    ...(schema.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: toJson(schema.body, 'input') } } } }
      : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(schema.response ?? {}).map(([status, answer]) => [status, describeAnswer(answer)]),
      ),
      default: {
        description: 'A problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

function describeAnswer(answer: z.ZodType): object {
  if (answer instanceof z.ZodNull) return { description: 'Done' }
  const mediaType = (answer.meta()?.mediaType as string | undefined) ?? 'application/json'
  return { description: 'The answer', content: { [mediaType]: { schema: toJson(answer, 'output') } } }
}

function describeParameters(place: string, schema: z.ZodType | undefined): Operation['parameters'] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJson(schema, 'input') as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** What JSON cannot say (a transform, a check of our own) is left open. */
function toJson(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
