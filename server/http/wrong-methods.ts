import type { RouteOptions } from 'fastify'
import { sendProblem } from './problems.ts'
import type { Api } from './zod-routes.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY']

/**
 * Answers known addresses that are asked by a wrong method with 405 and the right ones. Call it last, with all other routes;
 * their addresses are those below the prefix.
 */
export function refuseWrongMethods(api: Api, listRoutes: () => RouteOptions[], prefix: string): void {
  // In a plugin of its own, which is loaded after those that register routes in theirs.
  api.register(async (scope) => {
    const byAddress = Map.groupBy(listRoutes(), ({ url }) => url)
    for (const [url, routes] of byAddress) {
      const right = new Set(routes.flatMap(({ method }) => method))
      if (right.has('GET')) right.add('HEAD')
      const wrong = methods.filter((it) => !right.has(it))
      const allow = [...right].join(', ')
      scope.route({
        method: wrong,
        url: url.slice(prefix.length),
        // Before the body is read, which may be of any type.
        onRequest: (request, reply, _) => void sendProblem(request, reply.header('allow', allow), 'method-not-allowed'),
        handler: () => {},
      })
    }
  })
}
