import type { FastifyRequest } from 'fastify'
import { listKiosks } from '#database/kiosks.ts'
import { calls } from '#domain/api/calls.ts'
import { worksAt } from '#domain/staff/roles.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { kioskOperations } from '../../kiosks/kiosk-operations.ts'
import type { Service } from '../../service.ts'
import { memberOf } from '../../staff/staff-scope.ts'

/** What `npm run kiosk` can do, for the clinics of a member. */
export function registerKioskLists(api: Api, service: Service): void {
  const isReached = async (request: FastifyRequest, id: string) =>
    (await listKiosks(service.database)).some((it) => it.id === id && worksAt(memberOf(request), it.clinic))

  api.get('/staff/kiosks', { schema: calls['GET /staff/kiosks'] }, async (request) => {
    const { kiosks } = await kioskOperations.list.run(service)
    return {
      kiosks: kiosks
        .filter(({ clinic }) => clinic === request.query.clinic)
        .map(({ id, name, state, createdAt, seenAt }) => ({ id, name, state, createdAt, seenAt })),
    }
  })

  api.post('/staff/kiosks', { schema: calls['POST /staff/kiosks'] }, async (request, reply) => {
    const { clinic, name } = request.body
    if (!service.facts.clinics.some(({ id }) => id === clinic)) return sendProblem(request, reply, 'forbidden')
    const who = memberOf(request).email
    const registered = await kioskOperations.register.run(service, { clinic, who })
    if (name !== undefined) await kioskOperations.rename.run(service, { id: registered.id, name })
    return registered
  })

  api.patch('/staff/kiosks/:id', { schema: calls['PATCH /staff/kiosks/{id}'] }, async (request, reply) => {
    const { id } = request.params
    const { name } = request.body
    const isRenamed =
      (await isReached(request, id)) && (await kioskOperations.rename.run(service, { id, name })).renamed
    return isRenamed ? { id, name } : sendProblem(request, reply, 'forbidden')
  })

  api.post('/staff/kiosks/:id/revoke', { schema: calls['POST /staff/kiosks/{id}/revoke'] }, async (request, reply) => {
    const { id } = request.params
    const who = memberOf(request).email
    const isRevoked = (await isReached(request, id)) && (await kioskOperations.revoke.run(service, { id, who })).revoked
    return isRevoked ? { id } : sendProblem(request, reply, 'forbidden')
  })
}
