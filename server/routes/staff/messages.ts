import { findUnsent, listUnsent, sendAgain, type UnsentMessage } from '#database/staff/unsent-messages.ts'
import { calls } from '#domain/api/calls.ts'
import { askedForKinds, receiverGone } from '#domain/staff/message-kinds.ts'
import { worksAt } from '#domain/staff/roles.ts'
import { formatMoment } from '../../clock/moments.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { logChange } from '../../staff/access-log.ts'
import { memberOf } from '../../staff/staff-scope.ts'

export function registerMessages(api: Api, service: Service): void {
  const { clock, database, jobs, zone } = service
  api.get('/staff/messages', { schema: calls['GET /staff/messages'] }, async (request, reply) => {
    const { clinic } = request.query
    if (!worksAt(memberOf(request), clinic ?? null)) return sendProblem(request, reply, 'forbidden')
    const found = await listUnsent(database, clinic ?? null)
    return {
      messages: found.map((it) => ({
        key: it.key,
        kind: it.kind,
        reference: it.reference,
        name: it.name,
        event: it.event,
        reason: it.reason,
        attempts: it.attempts,
        at: formatMoment(it.at, zone),
        isGivenUp: it.isGivenUp,
        maySendAgain: maySendAgain(it),
      })),
    }
  })

  api.post('/staff/messages/again', { schema: calls['POST /staff/messages/again'] }, async (request, reply) => {
    const found = await findUnsent(database, request.body.key)
    if (!found || !worksAt(memberOf(request), found.clinic)) return sendProblem(request, reply, 'forbidden')
    if (!maySendAgain(found) || !(await sendAgain(database, found, clock.now()))) {
      return sendProblem(request, reply, 'other-state')
    }
    const { phone, reference, clinic } = found
    if (phone !== null) await logChange(service, request, { reference, clinic, patient: { phone } }, 'message again')
    jobs.lookNow()
    return { isSent: true as const }
  })
}

/** What tells of a time that is over stays unsent, what a phone asked for, and what a system does not want. */
function maySendAgain({ isGivenUp, kind, reason }: Pick<UnsentMessage, 'isGivenUp' | 'kind' | 'reason'>): boolean {
  return isGivenUp && reason !== 'expired' && reason !== receiverGone && !askedForKinds.includes(kind)
}
