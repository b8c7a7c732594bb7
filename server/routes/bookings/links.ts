import { addLimitedJob } from '#database/jobs/jobs.ts'
import { calls } from '#domain/api/calls.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { readProvedPhone } from '../../identity/verified-phone.ts'
import { linksJob } from '../../jobs/links-job.ts'
import { linkLimits } from '../../limits/rate-limits.ts'
import type { Service } from '../../service.ts'

/**
 * Sends the links to the coming bookings, open orders and entries of the waiting list of a phone there again. Whether there are any is looked up by the job: the answer and the
 * time it takes are the same for every phone.
 */
export function registerLinks(api: Api, service: Service): void {
  const { clock, database, jobs, secrets } = service

  api.post('/links', { schema: calls['POST /links'] }, async (request, reply) => {
    const now = clock.now()
    const proof = readProvedPhone(secrets, request.body.verification, now)
    if (!proof) return sendProblem(request, reply, 'invalid-code')
    const job = linksJob(proof, findLocale(request), now)
    const retryAt = await addLimitedJob(database, job, linkLimits(secrets, proof, request.ip), now)
    if (retryAt) return sendProblem(request, reply, 'rate-limited', { retryAt, now })
    jobs.lookNow()
    reply.code(202)
    return {}
  })
}
