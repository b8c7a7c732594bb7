import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { findClient, markClientSeen } from '#database/clients.ts'
import { takeAllowance } from '#database/limits.ts'
import { isClientId } from '../../clients/client-id.ts'
import { clientScopes, isClientScope } from '../../clients/client-scopes.ts'
import { withForms } from '../../http/form-bodies.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { hashToken, isSame } from '../../identity/secrets.ts'
import { clientTokenLimits } from '../../limits/rate-limits.ts'
import type { Service } from '../../service.ts'
import { readSources } from '../resources/sources.ts'
import { signClientToken, tokenMinutes } from './client-token.ts'

const part = z.string().max(300)
const tokenForm = z.object({
  grant_type: part.optional(),
  client_id: part.optional(),
  client_secret: part.optional(),
  scope: z.string().max(1000).optional(),
})

/** Compared with where there is no such client, so that ids cannot be told from others by time. */
const nobody = hashToken('')

/** OAuth 2 client credentials (RFC 6749, 4.4). Its errors are those of OAuth, which its clients read. */
export function registerTokens(api: Api, service: Service): void {
  const { clock, database, disk, secrets } = service

  withForms(api, (forms) => {
    forms.post('/token', { schema: { body: tokenForm } }, async (request, reply) => {
      const now = clock.now()
      if (!disk.hasRoom()) return sendProblem(request, reply, 'unavailable')
      const retryAt = await takeAllowance(database, clientTokenLimits(secrets, request.ip), now)
      if (retryAt) return sendProblem(request, reply, 'rate-limited', { retryAt, now })
      const { body } = request
      if (body.grant_type !== 'client_credentials') return refuse(reply, 400, 'unsupported_grant_type')
      const named = readCredentials(request, body)
      const client = named && isClientId(named.id) ? await findClient(database, named.id) : undefined
      const isRight = isSame(hashToken(named?.secret ?? ''), client?.secretHash ?? nobody)
      if (!client || !named?.secret || !isRight) return refuse(reply, 401, 'invalid_client')
      const own = client.scopes.filter(isClientScope)
      const asked = body.scope?.split(' ').filter((it) => it !== '')
      const scopes = asked ? own.filter((it) => asked.includes(it)) : own
      if (asked && scopes.length < new Set(asked).size) return refuse(reply, 400, 'invalid_scope')
      await markClientSeen(database, client.id, now)
      return {
        access_token: signClientToken(secrets, { client: client.id, scopes }, now),
        token_type: 'Bearer',
        expires_in: tokenMinutes * 60,
        scope: scopes.join(' '),
      }
    })
  })

  api.get('/.well-known/smart-configuration', () => ({
    token_endpoint: `${readSources(service).site}/fhir/token`,
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    grant_types_supported: ['client_credentials'],
    scopes_supported: Object.keys(clientScopes).filter((it) => it.startsWith('system/')),
    capabilities: ['client-confidential-symmetric', 'permission-v1'],
  }))
}

/** From the header, where OAuth wants them, or from the form. */
function readCredentials({ headers }: FastifyRequest, body: z.infer<typeof tokenForm>) {
  const [, basic] = /^basic ([\w+/=-]{1,600})$/i.exec(headers.authorization ?? '') ?? []
  if (basic === undefined)
    return body.client_id === undefined ? undefined : { id: body.client_id, secret: body.client_secret }
  const [id = '', ...secret] = Buffer.from(basic, 'base64').toString().split(':')
  return { id, secret: secret.join(':') }
}

function refuse(reply: FastifyReply, status: 400 | 401, error: string): FastifyReply {
  if (status === 401) reply.header('www-authenticate', 'Basic realm="fhir"')
  return reply.code(status).send({ error })
}
