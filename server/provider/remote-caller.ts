import * as z from 'zod/mini'
import { fail, type Outcome, type ProviderProblem, succeed } from './provider.ts'

export interface RemoteSettings {
  url: string
  token?: string | undefined
  /** Milliseconds that it may take to answer; shorter than the request's own limit, so that its answer is ours. */
  timeLimit?: number
}

export type CallRemote = <Schema extends z.ZodMiniType | undefined>(
  method: 'POST' | 'DELETE',
  path: string,
  /** What a good answer looks like; undefined: 204 and nothing else. */
  schema: Schema,
  request?: { body?: object; headers?: Record<string, string> },
) => Promise<Outcome<Schema extends z.ZodMiniType ? z.infer<Schema> : undefined>>

const problemOf: Record<number, ProviderProblem> = { 404: 'not-found', 409: 'slot-taken', 429: 'rate-limited' }

/** Calls another booking system. Whatever it does instead of answering properly becomes one of the problems we know. */
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
