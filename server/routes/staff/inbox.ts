import type { FastifyRequest } from 'fastify'
import {
  findInboxMessage,
  type InboxMessage,
  listInbox,
  setInboxState,
  type WholeMessage,
} from '#database/staff/inbox.ts'
import { calls } from '#domain/api/calls.ts'
import { worksAt } from '#domain/staff/roles.ts'
import { formatMoment } from '../../clock/moments.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { logChange, logLook } from '../../staff/access-log.ts'
import { memberOf } from '../../staff/staff-scope.ts'

export function registerInbox(api: Api, service: Service): void {
  const { clock, database, zone } = service

  /** The message, if the member may see it; whoever may not is not told whether there is one. */
  const find = async (request: FastifyRequest, id: string) => {
    const message = await findInboxMessage(database, id)
    return message && worksAt(memberOf(request), message.clinic) ? message : undefined
  }
  /** Whom the log is about; nobody where a company has written, which is no patient. */
  const patientOf = ({ kind, clinic, phone }: WholeMessage) =>
    kind === 'contact' ? { reference: null, clinic, patient: { phone } } : undefined
  const view = <Message extends InboxMessage>({ sentAt, ...rest }: Message) => ({
    ...rest,
    sentAt: formatMoment(sentAt, zone),
  })

  api.get('/staff/inbox', { schema: calls['GET /staff/inbox'] }, async (request, reply) => {
    const { clinic } = request.query
    if (!worksAt(memberOf(request), clinic ?? null)) return sendProblem(request, reply, 'forbidden')
    return { messages: (await listInbox(database, clinic ?? null)).map(view) }
  })

  api.get('/staff/inbox/:id', { schema: calls['GET /staff/inbox/{id}'] }, async (request, reply) => {
    const message = await find(request, request.params.id)
    if (!message) return sendProblem(request, reply, 'forbidden')
    const patient = patientOf(message)
    if (patient) await logLook(service, request, patient, 'message')
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
    const patient = patientOf(message)
    if (patient) await logChange(service, request, patient, `message ${to}`)
    return view({ ...message, state: to, handledBy: to === 'new' ? null : email })
  })
}
