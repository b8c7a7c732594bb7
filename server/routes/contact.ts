import { keepContactMessage } from '#database/contact-messages.ts'
import { takeAllowance } from '#database/limits.ts'
import { calls } from '#domain/api/calls.ts'
import { checkContact } from '#domain/contact.ts'
import { isForm, readReturnPath } from '../form-bodies.ts'
import { sendProblem } from '../problems.ts'
import { contactLimits } from '../rate-limits.ts'
import type { Service } from '../service.ts'
import type { Api } from '../zod-routes.ts'

export function registerContact(api: Api, service: Service): void {
  const { clock, database, phones, secrets } = service
  const isClinic = (id: string) => service.facts.clinics.some((it) => it.id === id)

  api.post('/contact', { schema: calls['POST /contact'] }, async (request, reply) => {
    const now = clock.now()
    const { checkAny } = await phones()
    const { clinic, locale, return: asked, ...rest } = request.body
    const checked = checkContact({ ...rest, clinic: clinic || null }, { isClinic, checkPhone: checkAny })
    if (!checked.ok) return sendProblem(request, reply, 'validation', { fields: checked.fields })
    const allowedAt = await takeAllowance(database, contactLimits(secrets, request.ip), now)
    if (allowedAt) return sendProblem(request, reply, 'rate-limited', { retryAt: allowedAt, now })
    await keepContactMessage(database, { ...checked.value, locale }, now)
    if (isForm(request)) return reply.redirect(`${readReturnPath(asked)}#sent`, 303)
    return reply.code(202).send({ status: 'received' })
  })
}
