import type { RouteHandlerMethod } from 'fastify'
import { TimeLimitError } from '../http/problems.ts'

/** Gives a handler a time limit: after it the request fails with a TimeLimitError, although the handler may still be running. */
export function limitTime(handler: RouteHandlerMethod, milliseconds: number): RouteHandlerMethod {
  return function limited(request, reply) {
    const result: unknown = handler.call(this, request, reply)
    if (!(result instanceof Promise)) return result
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new TimeLimitError('The request took too long.')), milliseconds)
    })
    return Promise.race([result, limit]).finally(() => clearTimeout(timer))
  }
}

/**
 * What the work gives, or undefined if it takes longer. The timer ends with the work: one that runs on keeps everything that the
 * waiting refers to, for seconds after every request.
 */
export async function waitAtMost<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
