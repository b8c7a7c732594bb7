import type { FastifyInstance, RouteOptions } from 'fastify'
import { problemAnswer } from '#domain/api/problem-answer.ts'
import { setApiHeaders } from '../http/api-headers.ts'
import { createCrossSiteCheck } from '../http/cross-site.ts'
import { handleError, sendProblem } from '../http/problems.ts'
import { refuseWrongMethods } from '../http/wrong-methods.ts'
import { withZod } from '../http/zod-routes.ts'
import { limitTime } from '../process/time-limit.ts'
import type { Service } from '../service.ts'
import { registerTokens } from './access/token-routes.ts'
import { registerAppointments } from './appointments/appointment-routes.ts'
import { writeCapabilities } from './capability-statement.ts'
import { fhirType, writeOutcome } from './outcome.ts'
import { registerPublisher } from './publish/publish-routes.ts'
import { registerReads } from './read/read-routes.ts'
import { readSources } from './resources/sources.ts'

const bodyLimit = 16 * 1024

/**
 * What other systems ask, in the words of FHIR R4. Everything here translates: into the calls that our own pages make, and their answers and
 * problems back. No rule about times or bookings lives here.
 */
export function registerFhir(app: FastifyInstance, service: Service): void {
  const { config } = service
  const https = config.SITE_URL.startsWith('https:')
  app.register(
    async (scope) => {
      const api = withZod(scope)
      api.removeContentTypeParser('text/plain')
      api.addContentTypeParser(
        'application/fhir+json',
        { parseAs: 'string' },
        scope.getDefaultJsonParser('error', 'error'),
      )
      api.decorateRequest('client', null)
      const routes: RouteOptions[] = []
      api.addHook('onRoute', (route) => {
        route.bodyLimit ??= bodyLimit
        route.handler = limitTime(route.handler, config.REQUEST_TIMEOUT)
        routes.push(route)
      })
      api.addHook('onRequest', (_, reply, done) => {
        setApiHeaders(reply.raw, https)
        done()
      })
      api.addHook('onRequest', createCrossSiteCheck(config.SITE_URL))
      api.addHook('onSend', (request, reply, payload, done) => {
        if (!String(reply.getHeader('content-type')).startsWith('application/problem+json')) return done(null, payload)
        const problem = problemAnswer.parse(JSON.parse(String(payload)))
        // What it was to be like is not what it is: HTTP's word for it where the request said so.
        if (problem.code === 'other-state' && request.headers['if-match'] !== undefined) reply.code(412)
        reply.type(fhirType)
        done(null, JSON.stringify(writeOutcome(problem)))
      })
      api.setErrorHandler(handleError)
      api.setNotFoundHandler((request, reply) => sendProblem(request, reply, 'not-found'))

      api.get('/metadata', (_, reply) =>
        reply.type(fhirType).send(writeCapabilities(readSources(service), service.clock.now())),
      )
      registerPublisher(api, service)
      registerTokens(api, service)
      registerReads(api, service)
      registerAppointments(api, service)
      refuseWrongMethods(api, () => routes, '/fhir')
    },
    { prefix: '/fhir' },
  )
}
