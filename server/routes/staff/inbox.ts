import type { FastifyRequest } from 'fastify'
import { logAccess } from '#database/staff/access-log.ts'
import { findInboxMessage, type InboxMessage, listInbox, setInboxState } from '#database/staff/inbox.ts'
import { calls } from '#domain/api/calls.ts'
import type { AccessAction } from '#domain/staff/access-actions.ts'
import { everyClinic, worksAt } from '#domain/staff/roles.ts'
import { formatMoment } from '../../clock/moments.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { memberOf } from '../../staff/staff-scope.ts'

export function registerInbox(api: Api, { clock, database, secrets, zone }: Service): void {
  /** The message, if the member may see it; whoever may not is not told whether there is one. */
  const find = async (request: FastifyRequest, id: string) => {
    const message = await findInboxMessage(database, id)
    return message && worksAt(memberOf(request), message.clinic ?? everyClinic) ? message : undefined
  }
  const log = async (
    request: FastifyRequest,
    { kind, clinic, phone }: InboxMessage & { phone: string },
    action: AccessAction,
  ) => {
    // A company is no patient.
    if (kind !== 'contact') return
    const look = { action, reference: null, clinic, patient: secrets.hash('phone', phone) }
    await logAccess(database, memberOf(request), look, clock.now())
  }
  const view = <Message extends InboxMessage>({ sentAt, ...rest }: Message) => ({
    ...rest,
    sentAt: formatMoment(sentAt, zone),
  })

  api.get('/staff/inbox', { schema: calls['GET /staff/inbox'] }, async (request, reply) => {
    const { clinic } = request.query
    if (!worksAt(memberOf(request), clinic ?? everyClinic)) return sendProblem(request, reply, 'forbidden')
    return { messages: (await listInbox(database, clinic ?? null)).map(view) }
  })

  api.get('/staff/inbox/:id', { schema: calls['GET /staff/inbox/{id}'] }, async (request, reply) => {
    const message = await find(request, request.params.id)
    if (!message) return sendProblem(request, reply, 'forbidden')
    await log(request, message, 'message')
    return view(message)
  })

  api.patch('/staff/inbox/:id', { schema: calls['PATCH /staff/inbox/{id}'] }, async (request, reply) => {
    const message = await find(request, request.params.id)
    if (!message) return sendProblem(request, reply, 'forbidden')
    const { from, state: to } = request.body
    const { email } = memberOf(request)
    if (!(await setInboxState(database, { id: message.id, from, to, who: email }, clock.now()))) {
      return sendProblem(request, reply, 'other-state')
    }
    await log(request, message, `message ${to}`)
    return view({ ...message, state: to, handledBy: to === 'new' ? null : email })
  })
}
