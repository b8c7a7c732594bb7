import { takeAllowance } from '#database/limits.ts'
import { calls } from '#domain/api/calls.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { searchLimits } from '../../limits/rate-limits.ts'
import type { Service } from '../../service.ts'

/** The search of the site for other programs: the same results as on the page. */
export function registerSearch(api: Api, service: Service): void {
  const { clock, database, secrets } = service
  api.get('/search', { schema: calls['GET /search'] }, async (request, reply) => {
    const now = clock.now()
    const allowedAt = await takeAllowance(database, searchLimits(secrets, request.ip), now)
    if (allowedAt) return sendProblem(request, reply, 'rate-limited', { retryAt: allowedAt, now })
    const { card, results } = service.search.find(findLocale(request), request.query.q)
    return { emergency: card !== undefined, results }
  })
}
