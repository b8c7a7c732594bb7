import type { FastifyReply, FastifyRequest } from 'fastify'
import { keepApplication } from '#database/forms/applications.ts'
import { takeAllowance } from '#database/limits.ts'
import { calls } from '#domain/api/calls.ts'
import { isOpenJob } from '#domain/facts/job.ts'
import { checkApplication } from '#domain/forms/application.ts'
import { checkOptionalAttachment } from '#domain/forms/fields/attachment.ts'
import { readPhone } from '#domain/phones/phone-at-home.ts'
import { todayAt } from '../../clock/today.ts'
import { findLocale } from '../../http/find-locale.ts'
import { isForm } from '../../http/form-bodies.ts'
import { multipartLimit } from '../../http/multipart-bodies.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { applicationLimits, applicationTryLimits } from '../../limits/rate-limits.ts'
import type { Service } from '../../service.ts'
import { createRobotCheck, describeForm } from './received-form.ts'

export function registerApplications(api: Api, service: Service): void {
  const { clock, zone, config, database, jobs, phones, secrets } = service
  const isFromRobot = createRobotCheck(clock)

  const options = {
    schema: calls['POST /applications'],
    bodyLimit: multipartLimit,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const now = clock.now()
      const allowedAt = await takeAllowance(database, applicationTryLimits(secrets, request.ip), now)
      if (allowedAt) return sendProblem(request, reply, 'rate-limited', { retryAt: allowedAt, now })
    },
  }
  api.post('/applications', options, async (request, reply) => {
    const now = clock.now()
    const locale = findLocale(request)
    const answerSent = () =>
      isForm(request)
        ? reply.redirect(service.facts.paths.applied[locale], 303)
        : reply.code(202).send({ status: 'received' })
    if (isFromRobot(request, request.body)) return answerSent()

    const { checkCallable } = await phones()
    const checked = checkApplication(request.body, {
      isOpen: (job) => isOpenJob(service.facts.jobs, job, todayAt(zone, now)),
      checkFile: checkOptionalAttachment,
      // A plain form has it as it was typed.
      checkPhone: (text) => checkCallable(isForm(request) ? readPhone(text, config.COUNTRY, 'callable') : text),
    })
    if (!checked.ok) return sendProblem(request, reply, 'validation', { fields: checked.fields })
    const allowedAt = await takeAllowance(database, applicationLimits(secrets, request.ip), now)
    if (allowedAt) return sendProblem(request, reply, 'rate-limited', { retryAt: allowedAt, now })
    const { file, ...rest } = checked.value
    const values = { ...rest, file: file && Buffer.from(file.bytes).toString('base64') }
    await keepApplication(database, checked.value, describeForm(secrets, { kind: 'application', values, locale }, now))
    jobs.lookNow()
    return answerSent()
  })
}
