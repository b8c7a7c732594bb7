import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { CallDescription } from '#domain/api/call-description.ts'
import { listProblems } from '#domain/api/common-problems.ts'
import { problemAnswer } from '#domain/api/problem-answer.ts'

/** Checks every answer of an app against the contract and collects what does not fit in the list. */
export function watchContract(app: FastifyInstance): string[] {
  const breaches: string[] = []
  app.addHook('onSend', async ({ method, routeOptions }, reply, payload) => {
    const call = routeOptions.schema as CallDescription | undefined
    if (!call?.operationId || method === 'HEAD') return
    const breach = findBreach(method, call, reply.statusCode, String(reply.getHeader('content-type')), payload)
    if (breach) breaches.push(`${method} ${routeOptions.url} ${reply.statusCode}: ${breach}`)
  })
  return breaches
}

function findBreach(method: string, call: CallDescription, status: number, type: string, payload: unknown) {
  if (type.startsWith('application/problem+json')) {
    const problem = JSON.parse(String(payload))
    if (!fits(problemAnswer, problem)) return `not a problem document: ${payload}`
    return listProblems(method, call).includes(problem.code) ? undefined : `the contract has no '${problem.code}' here`
  }
  // A plain form that was filled in wrongly gets a page.
  if (status >= 400 && type.startsWith('text/html')) return undefined
  const answer = call.response[status]
  if (!answer) return 'the contract has no such status here'
  if (!type.startsWith('application/json')) return undefined
  return fits(answer, JSON.parse(String(payload))) ? undefined : `not the answer of the contract: ${payload}`
}

/** Right as it is: nothing missing, nothing that the schema does not know. */
function fits(schema: z.core.$ZodType, value: unknown): boolean {
  const parsed = z.safeParse(schema, value)
  return parsed.success && isDeepStrictEqual(parsed.data, value)
}
