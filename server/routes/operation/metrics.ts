import { calls } from '#domain/api/calls.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { isSame } from '../../identity/secrets.ts'
import { writePrometheus } from '../../metrics/write-prometheus.ts'
import type { Service } from '../../service.ts'

/** Figures for a monitoring system (Prometheus), for the bearer of METRICS_TOKEN. */
export function registerMetrics(api: Api, { config, metrics }: Service): void {
  const token = config.METRICS_TOKEN
  if (!token || !metrics) return
  api.get('/metrics', { schema: calls['GET /metrics'] }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return sendProblem(request, reply, 'not-found')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(writePrometheus(await metrics.read()))
  })
}
