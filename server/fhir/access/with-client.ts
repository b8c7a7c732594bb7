import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Client, findClient } from '#database/clients.ts'
import { takeAllowance } from '#database/limits.ts'
import type { ClientScope } from '../../clients/client-scopes.ts'
import { sendProblem } from '../../http/problems.ts'
import { type Api, withZod } from '../../http/zod-routes.ts'
import { clientLimits } from '../../limits/rate-limits.ts'
import type { Service } from '../../service.ts'
import { readClientToken } from './client-token.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Which other system asks; of calls that need a token alone. */
    client: Client | null
  }
}

/** Registers calls for other systems that have a token with a scope. Without one, nothing is told, not even whether there is anything. */
export function withClient(api: Api, service: Service, scope: ClientScope, register: (clients: Api) => void): void {
  api.register(async (inner) => {
    inner.addHook('onRequest', (request, reply) => admit(service, scope, request, reply))
    register(withZod(inner))
  })
}

/** The system that makes a call which the hook above has admitted. */
export function clientOf({ client }: FastifyRequest): Client {
  if (!client) throw new Error('This call needs no token.')
  return client
}

export const mayUseClinic = ({ clinics }: Client, clinic: string) => clinics.length === 0 || clinics.includes(clinic)

async function admit(
  { clock, database, disk, secrets }: Service,
  scope: ClientScope,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const now = clock.now()
  const [, token] = /^bearer (\S{1,500})$/i.exec(request.headers.authorization ?? '') ?? []
  const signed = token === undefined ? undefined : readClientToken(secrets, token, now)
  const client = signed && (await findClient(database, signed.client))
  if (!client) {
    reply.header('www-authenticate', 'Bearer realm="fhir"')
    return sendProblem(request, reply, 'unauthenticated')
  }
  if (!disk.hasRoom()) return sendProblem(request, reply, 'unavailable')
  const retryAt = await takeAllowance(database, clientLimits(client.id), now)
  if (retryAt) return sendProblem(request, reply, 'rate-limited', { retryAt, now })
  // Both: what the token was for, and what the client may do by now.
  if (!signed.scopes.includes(scope) || !client.scopes.includes(scope)) return sendProblem(request, reply, 'forbidden')
  request.client = client
}
