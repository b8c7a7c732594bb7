import { takeAllowance } from '#database/limits.ts'
import { calls } from '#domain/api/calls.ts'
import { sendProblem } from '../problems.ts'
import { pageErrorLimits } from '../rate-limits.ts'
import type { Service } from '../service.ts'
import type { Api } from '../zod-routes.ts'

/** Browsers report pages, steps and scripts that failed. The schema leaves no room for anything about a person. */
export function registerPageErrors(api: Api, { clock, database, secrets }: Service): void {
  api.post('/page-errors', { schema: calls['POST /page-errors'] }, async (request, reply) => {
    const now = clock.now()
    const allowedAt = await takeAllowance(database, pageErrorLimits(secrets, request.ip), now)
    if (allowedAt) return sendProblem(request, reply, 'rate-limited', { retryAt: allowedAt, now })
    request.log.warn({ pageError: request.body }, 'a page failed in a browser')
    return reply.code(204).send(null)
  })
}
