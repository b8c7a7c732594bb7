import type { RouteHandlerMethod } from 'fastify'
import { TimeLimitError } from './problems.ts'

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
