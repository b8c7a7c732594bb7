import { keepContactMessage } from '#database/forms/contact-messages.ts'
import { takeAllowance } from '#database/limits.ts'
import { calls } from '#domain/api/calls.ts'
import { checkContact } from '#domain/forms/contact.ts'
import { checkBirthdate, readBirthdate } from '#domain/forms/fields/birthdate.ts'
import { languageOf } from '#domain/market/locale.ts'
import { readPhone } from '#domain/phones/phone-at-home.ts'
import { todayAt } from '../../clock/today.ts'
import { findLocale } from '../../http/find-locale.ts'
import { isForm, readReturnPath } from '../../http/form-bodies.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { formLimits } from '../../limits/rate-limits.ts'
import type { Service } from '../../service.ts'
import { createRobotCheck, describeForm } from './received-form.ts'

export function registerContact(api: Api, service: Service): void {
  const { clock, zone, config, database, jobs, phones, secrets } = service
  const isFromRobot = createRobotCheck(clock)
  const isClinic = (id: string) => service.facts.clinics.some((it) => it.id === id)

  api.post('/contact', { schema: calls['POST /contact'] }, async (request, reply) => {
    const now = clock.now()
    const today = todayAt(zone, now)
    const { clinic, locale: _, return: asked, ...rest } = request.body
    const locale = findLocale(request)
    const answerSent = () =>
      isForm(request)
        ? reply.redirect(`${readReturnPath(asked)}#sent`, 303)
        : reply.code(202).send({ status: 'received' })
    if (isFromRobot(request, request.body)) return answerSent()

    const { checkAny } = await phones()
    const checked = checkContact(
      { ...rest, clinic: clinic || null },
      {
        isClinic,
        // A plain form has both as they were typed.
        checkBirthdate: (text) =>
          isForm(request)
            ? readBirthdate(text, languageOf(locale, config.COUNTRY), today)
            : checkBirthdate(text, today),
        checkPhone: (text) => checkAny(isForm(request) ? readPhone(text, config.COUNTRY) : text),
      },
    )
    if (!checked.ok) return sendProblem(request, reply, 'validation', { fields: checked.fields })
    const allowedAt = await takeAllowance(database, formLimits(secrets, 'contact', request.ip), now)
    if (allowedAt) return sendProblem(request, reply, 'rate-limited', { retryAt: allowedAt, now })
    const form = describeForm(secrets, { kind: 'contact', values: checked.value, locale }, now)
    await keepContactMessage(database, checked.value, form)
    jobs.lookNow()
    return answerSent()
  })
}
