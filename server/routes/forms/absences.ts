import { reportAbsence } from '#database/forms/absence-reports.ts'
import { calls } from '#domain/api/calls.ts'
import { checkAbsence } from '#domain/forms/absence.ts'
import { findPartner, readAbsenceContact } from '#domain/partners/partners.ts'
import { todayAt } from '../../clock/today.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { readProvedPhone } from '../../identity/verified-phone.ts'
import { absenceLimits } from '../../limits/rate-limits.ts'
import type { Service } from '../../service.ts'

/** Passes on to a company that an employee is away. The phone that was proved is counted, and never told to the company. */
export function registerAbsences(api: Api, service: Service): void {
  const { clock, zone, database, jobs, secrets } = service

  api.post('/absences', { schema: calls['POST /absences'] }, async (request, reply) => {
    const now = clock.now()
    const { verification, locale: _, ...absence } = request.body
    const proof = readProvedPhone(secrets, verification, now)
    if (!proof) return sendProblem(request, reply, 'invalid-code')
    const today = todayAt(zone, now)
    const checked = checkAbsence(absence, {
      today,
      isCompany: (id) => readAbsenceContact(findPartner(service.facts, id, today)) !== undefined,
    })
    if (!checked.ok) return sendProblem(request, reply, 'validation', { fields: checked.fields })
    const { partner, name, from, to } = checked.value
    const fingerprint = secrets.hash('absence', JSON.stringify([partner, proof.phoneHash, name, from, to]))
    const limits = absenceLimits(secrets, { proof, partner, address: request.ip })
    const retryAt = await reportAbsence(database, checked.value, fingerprint, limits, now)
    if (retryAt) return sendProblem(request, reply, 'rate-limited', { retryAt, now })
    jobs.lookNow()
    reply.code(202)
    return { status: 'received' }
  })
}
