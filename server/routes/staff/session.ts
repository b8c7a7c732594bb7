import { endSession, endSessionsOf } from '#database/staff/sessions.ts'
import { calls } from '#domain/api/calls.ts'
import { isOfChain, worksAt } from '#domain/staff/roles.ts'
import { formatMoment } from '../../clock/moments.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { siteAddressOf } from '../../settings/config.ts'
import { consoleHome, readConsolePath } from '../../staff/console-paths.ts'
import type { IdentityProvider } from '../../staff/identity-provider.ts'
import { dropSessionCookie, readSessionHash } from '../../staff/session-cookie.ts'
import { leaveLink } from '../../staff/sign-in-links.ts'
import { memberOf } from '../../staff/staff-scope.ts'
import { isOverLimit } from './sign-in.ts'

export function registerSession(api: Api, service: Service, provider: IdentityProvider | undefined): void {
  const { clock, config, database, log } = service

  api.get('/staff/me', { schema: calls['GET /staff/me'] }, async (request) => {
    const member = memberOf(request)
    const clinics = service.facts.clinics.map(({ id }) => id).filter((id) => worksAt(member, id))
    const { email, role, practitioner } = member
    return {
      email,
      role,
      clinics,
      isOfChain: isOfChain(member),
      practitioner,
      now: formatMoment(clock.now(), service.zone),
    }
  })

  api.post('/staff/sign-in/again', { schema: calls['POST /staff/sign-in/again'] }, async (request, reply) => {
    if (await isOverLimit(service, request, reply)) return reply
    const address = provider
      ? new URL(`${siteAddressOf(config)}/api/staff/oidc/start?fresh=true`)
      : new URL(await leaveLink(database, memberOf(request), siteAddressOf(config), clock.now()))
    address.searchParams.set('return', readConsolePath(request.body.return))
    return { next: `${address.pathname}${address.search}` }
  })

  api.post('/staff/sign-out', { schema: calls['POST /staff/sign-out'] }, async (request, reply) => {
    const { email } = memberOf(request)
    if (request.body.everywhere) await endSessionsOf(database, email)
    else await endSession(database, readSessionHash(service, request)!)
    dropSessionCookie(service, reply)
    // Signed out here in any case: a provider that does not answer is told of by its own session.
    const next = await provider?.signOutAddress().catch((error: unknown) => {
      log.warn({ err: error }, 'the identity provider did not answer')
      return undefined
    })
    return reply.header('clear-site-data', '"cache"').send({ next: next ?? consoleHome })
  })
}
