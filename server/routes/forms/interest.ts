import { keepInterest } from '#database/forms/interests.ts'
import { takeAllowance } from '#database/limits.ts'
import { calls } from '#domain/api/calls.ts'
import { checkInterest } from '#domain/forms/interest.ts'
import { readPhone } from '#domain/phones/phone-at-home.ts'
import { findLocale } from '../../http/find-locale.ts'
import { isForm } from '../../http/form-bodies.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { formLimits } from '../../limits/rate-limits.ts'
import type { Service } from '../../service.ts'
import { createRobotCheck, describeForm } from './received-form.ts'

export function registerInterest(api: Api, service: Service): void {
  const { clock, config, database, jobs, phones, secrets } = service
  const isFromRobot = createRobotCheck(clock)

  api.post('/interest', { schema: calls['POST /interest'] }, async (request, reply) => {
    const now = clock.now()
    const { locale: _, reply: way, ...rest } = request.body
    const locale = findLocale(request)
    const next = service.facts.paths.thanks[way][locale]
    const answerSent = () =>
      isForm(request) ? reply.redirect(next, 303) : reply.code(202).send({ status: 'received', next })
    if (isFromRobot(request, request.body)) return answerSent()

    const { checkCallable } = await phones()
    const checked = checkInterest(rest, {
      // A plain form has it as it was typed.
      checkPhone: (text) => checkCallable(isForm(request) ? readPhone(text, config.COUNTRY, 'callable') : text),
    })
    if (!checked.ok) return sendProblem(request, reply, 'validation', { fields: checked.fields })
    const allowedAt = await takeAllowance(database, formLimits(secrets, 'interest', request.ip), now)
    if (allowedAt) return sendProblem(request, reply, 'rate-limited', { retryAt: allowedAt, now })
    const values = { ...checked.value, reply: way }
    await keepInterest(database, values, describeForm(secrets, { kind: 'interest', values, locale }, now))
    jobs.lookNow()
    return answerSent()
  })
}
