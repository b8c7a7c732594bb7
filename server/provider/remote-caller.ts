import type * as z from 'zod/mini'
import { readAnswer } from '../http/read-answer.ts'
import type { Log } from '../process/log.ts'
import { judgeAnswer } from './judge-answer.ts'
import { fail, type Outcome, type ProviderProblem, succeed } from './provider.ts'

export interface RemoteSettings {
  url: string
  token?: string | undefined
  /** Milliseconds until a time-out; shorter than the request's own limit, so that we can still answer with a proper problem. */
  timeLimit?: number
  /** Is told of every failure, without what was sent. */
  log?: Log | undefined
}

export type CallRemote = <Schema extends z.ZodMiniType | undefined>(
  method: 'POST' | 'DELETE',
  path: string,
  /** The schema of a successful answer; undefined: 204 without a body. */
  schema: Schema,
  request?: { body?: object; headers?: Record<string, string> },
) => Promise<Outcome<Schema extends z.ZodMiniType ? z.infer<Schema> : undefined>>

const problemOf: Record<number, ProviderProblem> = { 404: 'not-found', 409: 'slot-taken', 429: 'rate-limited' }

/** Bytes: the busy times of a hundred practitioners are some hundred kilobytes. */
export const longestAnswer: number = 8 * 2 ** 20

/** Calls another booking system. Any failure or malformed answer becomes one of our known problems. */
export function createRemoteCaller({ url, token, timeLimit = 6_000, log }: RemoteSettings): CallRemote {
  const failFor = (reason: object, problem: ProviderProblem = 'provider-failure') => {
    log?.warn(reason, 'the other booking system failed')
    return fail(problem)
  }
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
      const text = await readAnswer(response, longestAnswer)
      const problem = problemOf[response.status]
      if (problem) return fail(problem)
      const { status } = response
      if (!response.ok || (!schema && status !== 204)) return failFor({ method, status })
      if (!schema) return succeed(undefined) as never
      if (text === undefined) return failFor({ method, status, wrong: ['length'] })
      const judged = judgeAnswer(schema, text)
      return judged.ok ? (succeed(judged.data) as never) : failFor({ method, status, wrong: judged.wrong })
    } catch (error) {
      const isSlow = error instanceof DOMException && error.name === 'TimeoutError'
      return failFor({ method, err: (error as Error).name }, isSlow ? 'timeout' : 'provider-failure')
    }
  }
}
