import { countJobs } from '#database/jobs/jobs.ts'
import { readSpending } from '#database/verifications.ts'
import { calls } from '#domain/api/calls.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { isSame } from '../../identity/secrets.ts'
import type { Service } from '../../service.ts'

/** Figures for a monitoring system (Prometheus), for the bearer of METRICS_TOKEN. Nothing in them is about a person. */
export function registerMetrics(api: Api, { clock, config, database }: Service): void {
  const token = config.METRICS_TOKEN
  if (!token) return
  const answered = new Map<string, number>()
  api.addHook('onResponse', async (request, reply) => {
    const name = `method="${request.method}",route="${request.routeOptions.url ?? ''}",status="${reply.statusCode}"`
    answered.set(name, (answered.get(name) ?? 0) + 1)
  })

  api.get('/metrics', { schema: calls['GET /metrics'] }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return sendProblem(request, reply, 'not-found')
    const { sent, unknown } = await readSpending(database, clock.now())
    const { rss, heapUsed } = process.memoryUsage()
    const lines = [
      '# TYPE innom_requests_total counter',
      ...[...answered].map(([name, count]) => `innom_requests_total{${name}} ${count}`),
      '# TYPE innom_jobs gauge',
      ...(await countJobs(database)).map(({ state, count }) => `innom_jobs{state="${state}"} ${count}`),
      '# TYPE innom_messages_last_hour gauge',
      `innom_messages_last_hour ${sent}`,
      `innom_messages_last_hour_limit ${config.SMS_PER_HOUR}`,
      '# TYPE innom_codes_to_unknown_phones_last_hour gauge',
      `innom_codes_to_unknown_phones_last_hour ${unknown}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${rss}`,
      '# TYPE nodejs_heap_used_bytes gauge',
      `nodejs_heap_used_bytes ${heapUsed}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime()}`,
    ]
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
