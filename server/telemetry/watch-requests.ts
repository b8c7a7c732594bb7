import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Traces } from './traces.ts'

/** Asked every few seconds by machines. */
const quiet = new Set(['/api/health', '/api/ready', '/api/metrics'])

/**
 * A span for each call, by its route pattern: addresses and queries may tell of somebody. It is always the first of a trace: a `traceparent` that
 * comes with the request is a visitor's, who could otherwise write into the traces of others.
 */
export function watchRequests(app: FastifyInstance, traces: Traces): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  const goOn = (request: FastifyRequest, done: () => void) => {
    const span = spans.get(request)
    if (span) traces.within(span, done)
    else done()
  }
  app.addHook('onRequest', (request, _, done) => {
    const { method, id, routeOptions } = request
    const route = routeOptions.url
    if (route !== undefined && !quiet.has(route)) {
      const attributes = { 'http.request.method': method, 'http.route': route, 'innom.request.id': id }
      spans.set(request, traces.begin({ name: `${method} ${route}`, kind: SpanKind.SERVER, attributes }))
    }
    goOn(request, done)
  })
  // A body arrives in the events of its connection, which know nothing of the request.
  app.addHook('preValidation', (request, _, done) => goOn(request, done))
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.problem) span?.setAttribute('innom.problem', reply.problem)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    goOn(request, done)
  })
}
