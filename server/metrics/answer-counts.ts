import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCounter } from './counter.ts'
import { createHistogram } from './histogram.ts'
import type { Metric } from './metric.ts'

export interface AnswerCounts {
  count(request: FastifyRequest, reply: FastifyReply): void
  read(): Metric[]
}

/** Seconds: a page waits for most calls, and the longest is cut off after ten. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What became of each call, by its route pattern: addresses may contain a reference. */
export function createAnswerCounts(): AnswerCounts {
  const requests = createCounter('innom_requests_total', 'Calls that were answered.')
  const seconds = createHistogram('innom_request_seconds', 'Time until a call was answered.', 'route', bounds)
  const bookings = createCounter('innom_bookings_total', 'Bookings that visitors asked for, by what became of them.')
  const holds = createCounter('innom_holds_total', 'Times that visitors asked to hold, by what became of them.')
  const outcomes = { 'POST /api/bookings': bookings, 'POST /api/holds': holds }
  return {
    count: (request, reply) => {
      const { method } = request
      const route = request.routeOptions.url ?? ''
      requests.add({ method, route, status: String(reply.statusCode) })
      // A console that follows the day is answered for hours.
      if (!isStream(reply)) seconds.add(route, reply.elapsedTime / 1000)
      outcomes[`${method} ${route}` as keyof typeof outcomes]?.add({ outcome: outcomeOf(reply) })
    },
    read: () => [requests, seconds, bookings, holds].map((it) => it.read()),
  }
}

function isStream({ raw }: FastifyReply): boolean {
  return String(raw.getHeader('content-type')).startsWith('text/event-stream')
}

/** The code of the problem that was answered. */
function outcomeOf({ statusCode, problem }: FastifyReply): string {
  return problem ?? (statusCode < 400 ? 'done' : 'unknown')
}
