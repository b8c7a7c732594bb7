import type { RouteOptions } from 'fastify'
import * as z from 'zod'
import { type CallDescription, tags } from '#domain/api/call-description.ts'
import { listProblems } from '#domain/api/common-problems.ts'
import { problemAnswer } from '#domain/api/problem-answer.ts'
import { type ProblemCode, problemStatus } from '#domain/api/problems.ts'

interface Operation {
  operationId: string
  summary: string
  description?: string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  [more: string]: unknown
}

export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; description: string; license: object }
  paths: Record<string, Record<string, Operation>>
  [more: string]: unknown
}

/** The OpenAPI 3.1 document, generated from the same descriptions that the routes are registered with. */
export function describeApi(routes: RouteOptions[], title: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}')
    for (const method of [route.method].flat()) {
      if (method === 'HEAD') continue
      paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(method, route.schema as CallDescription) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Times are ISO 8601 with the clinic’s offset, dates YYYY-MM-DD in the clinic’s zone, ids slugs. Errors are application/problem+json.',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    // Relative to this document, so that the file is correct wherever it is served.
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    // Calls that need a token declare it themselves.
    security: [],
    paths,
    components: {
      schemas: { Problem: toJson(problemAnswer, 'output') },
      securitySchemes: describeSecurity(paths),
    },
  }
}

const securitySchemes: Record<string, object> = {
  booking: { type: 'http', scheme: 'bearer', description: 'The token that a booking or an order was answered with' },
  staff: { type: 'apiKey', in: 'cookie', name: '__Host-staff', description: 'The session of somebody who works here' },
  monitoring: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN of the settings' },
}

/** Only the schemes in use: without METRICS_TOKEN no call uses it. */
function describeSecurity(paths: OpenApiDocument['paths']): Record<string, object> {
  const used = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ security }) => ((security ?? []) as object[]).flatMap((it) => Object.keys(it)))
  return Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => used.includes(name)))
}

function describeCall(method: string, call: CallDescription): Operation {
  const { operationId, tags, summary, description, security } = call
  return {
    operationId,
    tags,
    summary,
    ...(description && { description }),
    ...(security && { security }),
    parameters: [
      ...describeParameters('path', call.params),
      ...describeParameters('query', call.querystring),
      ...describeParameters('header', call.headers),
    ],
    ...(call.body && {
      requestBody: { required: true, content: { [mediaTypeOf(call.body)]: { schema: toJson(call.body, 'input') } } },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(call.response).map(([status, answer]) => [status, describeAnswer(Number(status), answer)]),
      ),
      ...describeProblems(listProblems(method, call)),
    },
  }
}

function describeAnswer(status: number, answer: z.core.$ZodType): object {
  const description = status >= 300 ? 'Leads back to the page' : 'Done'
  if (answer instanceof z.ZodNull) return { description }
  return { description, content: { [mediaTypeOf(answer)]: { schema: toJson(answer, 'output') } } }
}

function mediaTypeOf(schema: z.core.$ZodType): string {
  return (z.globalRegistry.get(schema)?.mediaType as string | undefined) ?? 'application/json'
}

/** One response per status, with the problem codes that it can have. */
function describeProblems(codes: ProblemCode[]): Record<string, object> {
  const byStatus = Object.groupBy(codes, (code) => problemStatus[code])
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      {
        description: `Problem: ${codes!.join(', ')}`,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

function describeParameters(place: string, schema: z.core.$ZodType | undefined): Operation['parameters'] {
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

/** What JSON Schema cannot express (transforms, custom checks) is left open. */
function toJson(schema: z.core.$ZodType, io: 'input' | 'output'): object {
  const { $schema: _, mediaType: __, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
