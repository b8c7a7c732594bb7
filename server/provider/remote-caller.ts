import * as z from 'zod/mini'
import { fail, type Outcome, type ProviderProblem, succeed } from './provider.ts'

export interface RemoteSettings {
  url: string
  token?: string | undefined
  /** Milliseconds until a time-out; shorter than the request's own limit, so that we can still answer with a proper problem. */
  timeLimit?: number
}

export type CallRemote = <Schema extends z.ZodMiniType | undefined>(
  method: 'POST' | 'DELETE',
  path: string,
  /** The schema of a successful answer; undefined: 204 without a body. */
  schema: Schema,
  request?: { body?: object; headers?: Record<string, string> },
) => Promise<Outcome<Schema extends z.ZodMiniType ? z.infer<Schema> : undefined>>

const problemOf: Record<number, ProviderProblem> = { 404: 'not-found', 409: 'slot-taken', 429: 'rate-limited' }

/** Calls another booking system. Any failure or malformed answer becomes one of our known problems. */
export function createRemoteCaller({ url, token, timeLimit = 6_000 }: RemoteSettings): CallRemote {
  return async (method, path, schema, { body, headers } = {}) => {
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimit),
      })
      const text = await response.text()
      const problem = problemOf[response.status]
      if (problem) return fail(problem)
      if (!response.ok) return fail('provider-failure')
      if (!schema) return response.status === 204 ? (succeed(undefined) as never) : fail('provider-failure')
      const parsed = z.safeParse(schema, JSON.parse(text))
      return parsed.success ? (succeed(parsed.data) as never) : fail('provider-failure')
    } catch (error) {
      const isSlow = error instanceof DOMException && error.name === 'TimeoutError'
      return fail(isSlow ? 'timeout' : 'provider-failure')
    }
  }
}
