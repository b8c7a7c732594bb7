import { randomUUID } from 'node:crypto'
import { openVerification, redeemCode, spendTry } from '#database/verifications.ts'
import { calls } from '#domain/api/calls.ts'
import { codeMinutes, resendSeconds } from '#domain/booking/booking-limits.ts'
import { checkSmsCode } from '#domain/forms/fields/sms-code.ts'
import { formatMoment, secondsUntil } from '../../clock/moments.ts'
import { findLocale } from '../../http/find-locale.ts'
import { sendProblem } from '../../http/problems.ts'
import { recogniseVisitor } from '../../http/visitor.ts'
import type { Api } from '../../http/zod-routes.ts'
import { isUuid } from '../../identity/is-uuid.ts'
import { drawCode, isSame } from '../../identity/secrets.ts'
import { signPhone } from '../../identity/verified-phone.ts'
import type { CodeToSend } from '../../jobs/handlers.ts'
import { recogniseKiosk } from '../../kiosks/kiosk-cookie.ts'
import { codeLimits, triesPerCode, tryLimits } from '../../limits/code-limits.ts'
import { keptForCodes } from '../../limits/message-limits.ts'
import type { Service } from '../../service.ts'
import { createSpendAlarm } from '../../sms/spend-alarm.ts'

export function registerVerifications(api: Api, service: Service): void {
  const { clock, zone, config, database, jobs, log, phones, secrets } = service
  const watchSpending = createSpendAlarm(log, config.SMS_PER_HOUR)
  const hashPhone = (phone: string) => secrets.hash('phone', phone)
  /** Bound to the challenge and the phone: the same code has another hash in another challenge. */
  const hashCode = (id: string, phoneHash: string, code: string) => secrets.hash('code', `${id} ${phoneHash} ${code}`)

  api.post('/verifications', { schema: calls['POST /verifications'] }, async (request, reply) => {
    const now = clock.now()
    const locale = findLocale(request)
    const { checkForSms, problemOf, callingCodeOf } = await phones()
    const checked = checkForSms(request.body.phone)
    if (!checked.ok) {
      const clinicId = request.query.clinic ?? (await recogniseKiosk(service, request))?.clinic
      const clinic = service.facts.clinics.find(({ id }) => id === clinicId)
      const details = { fields: { phone: checked.key }, phone: clinic?.phone }
      return sendProblem(request, reply, problemOf(checked.key), details)
    }

    const phone = checked.value
    const phoneHash = hashPhone(phone)
    const visitor = recogniseVisitor(service, request)
    const id = randomUUID()
    const code = drawCode()
    const expiresAt = now.add({ minutes: codeMinutes })
    const message: CodeToSend = { phone, code, locale, expiresAt: expiresAt.toString() }
    const opened = await openVerification(
      database,
      {
        id,
        phoneHash,
        codeHash: hashCode(id, phoneHash, code),
        expiresAt,
        job: { kind: 'code', key: `code:${id}`, payload: { sealed: secrets.seal(JSON.stringify(message)) } },
        visitor: visitor.name,
        limits: codeLimits(secrets, {
          phoneHash,
          callingCode: callingCodeOf(phone),
          caller: (await recogniseKiosk(service, request)) ?? request.ip,
          visitor,
        }),
        perHour: config.SMS_PER_HOUR,
        keptForCodes: keptForCodes(config.SMS_PER_HOUR),
      },
      now,
    )
    if (!opened.ok) return sendProblem(request, reply, 'rate-limited', { retryAt: opened.allowedAt, now })
    watchSpending(opened.spending, now)
    jobs.lookNow()
    reply.code(202)
    return {
      id,
      expiresAt: formatMoment(opened.expiresAt, zone),
      expiresIn: secondsUntil(now, opened.expiresAt),
      resendAt: formatMoment(now.add({ seconds: resendSeconds }), zone),
      resendIn: resendSeconds,
    }
  })

  api.post('/verifications/:id/code', { schema: calls['POST /verifications/{id}/code'] }, async (request, reply) => {
    const now = clock.now()
    const { id } = request.params
    const typed = checkSmsCode(request.body.code)
    if (!typed.ok && typed.key === 'code-required') {
      return sendProblem(request, reply, 'validation', { fields: { code: typed.key } })
    }
    const refuse = (reason: 'invalid-code' | 'code-exhausted' = 'invalid-code') =>
      sendProblem(request, reply, 'invalid-code', { fields: { code: reason } })
    if (!typed.ok || !isUuid(id)) return refuse()
    const { names: visitors } = recogniseVisitor(service, request)
    const { max: maxTries, sure: sureTries } = triesPerCode
    const limits = tryLimits(secrets, (await recogniseKiosk(service, request)) ?? request.ip)
    const tried = await spendTry(database, { challenge: id, visitors, maxTries, sureTries, limits }, now)
    if (tried.outcome === 'limited') {
      return sendProblem(request, reply, 'rate-limited', { retryAt: tried.allowedAt, now })
    }
    if (tried.outcome === 'expired' || tried.outcome === 'exhausted') {
      const code = `code-${tried.outcome}` as const
      return sendProblem(request, reply, code, { fields: { code } })
    }
    if (tried.outcome === 'unknown') return refuse()
    const isRight = tried.codes.some((live) => isSame(hashCode(live.id, live.phoneHash, typed.value), live.codeHash))
    const phoneHash = isRight ? await redeemCode(database, id, now) : undefined
    if (phoneHash) return { token: signPhone(secrets, { phoneHash, verification: id }, now) }
    // A wrong code on the last try: the field says that a new code is needed.
    return tried.triesLeft > 0 ? refuse() : refuse('code-exhausted')
  })
}
