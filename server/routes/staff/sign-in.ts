import type { FastifyReply, FastifyRequest } from 'fastify'
import { takeAllowance } from '#database/limits.ts'
import { findMemberOf } from '#database/staff/members.ts'
import { endProviderSessions } from '#database/staff/sessions.ts'
import { calls } from '#domain/api/calls.ts'
import { withForms } from '../../http/form-bodies.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import { signInLimits } from '../../limits/rate-limits.ts'
import type { Service } from '../../service.ts'
import { keepBegun, takeBegun } from '../../staff/begun-cookie.ts'
import { consoleHome, readConsolePath, signInFailed } from '../../staff/console-paths.ts'
import type { IdentityProvider } from '../../staff/identity-provider.ts'
import { startSession } from '../../staff/session-cookie.ts'
import { spendLink } from '../../staff/sign-in-links.ts'

/** Told to whoever opens the console without a session. */
export function registerWaysIn(api: Api, ways: ('provider' | 'link')[]): void {
  api.get('/staff/ways-in', { schema: calls['GET /staff/ways-in'] }, async () => ({ ways }))
}

/** The way in where there is no identity provider: links that work once, outside production. */
export function registerSignInByLink(api: Api, service: Service): void {
  const { clock, database } = service
  api.get('/staff/sign-in', { schema: calls['GET /staff/sign-in'] }, async (request, reply) => {
    if (await isOverLimit(service, request, reply)) return reply
    const { link, return: asked } = request.query
    const returnTo = readConsolePath(asked)
    const email = await spendLink(database, link, clock.now())
    if (!email) return reply.redirect(signInFailed(returnTo, 'link'), 303)
    await startSession(service, request, reply, { email })
    return reply.redirect(returnTo, 303)
  })
}

/** The way in by OpenID Connect. */
export function registerSignIn(api: Api, service: Service, provider: IdentityProvider): void {
  const { config, database } = service

  api.get('/staff/oidc/start', { schema: calls['GET /staff/oidc/start'] }, async (request, reply) => {
    if (await isOverLimit(service, request, reply)) return reply
    const { fresh, return: asked } = request.query
    try {
      const { address, begun } = await provider.begin(fresh === 'true')
      keepBegun(service, reply, { ...begun, returnTo: readConsolePath(asked) })
      return reply.redirect(address.href, 303)
    } catch (error) {
      request.log.warn({ err: error }, 'the identity provider did not answer')
      return sendProblem(request, reply, 'provider-failure')
    }
  })

  api.get('/staff/oidc/callback', { schema: calls['GET /staff/oidc/callback'] }, async (request, reply) => {
    if (await isOverLimit(service, request, reply)) return reply
    const begun = takeBegun(service, request, reply)
    const returnTo = begun?.returnTo ?? consoleHome
    if (!begun) return reply.redirect(signInFailed(returnTo, 'failed'), 303)
    try {
      const person = await provider.finish(new URL(request.url, config.SITE_URL), begun)
      const member = person && (await findMemberOf(database, person.subject, person.email))
      if (!member) return reply.redirect(signInFailed(returnTo, 'refused'), 303)
      await startSession(service, request, reply, {
        email: member.email,
        providerSession: person.session,
        isProved: begun.isFresh,
      })
      return reply.redirect(returnTo, 303)
    } catch (error) {
      // Never the address of this request: it holds the code.
      request.log.warn({ reason: reasonOf(error) }, 'somebody could not be signed in')
      return reply.redirect(signInFailed(returnTo, 'failed'), 303)
    }
  })

  withForms(api, (forms) => {
    forms.post('/staff/oidc/logout', { schema: calls['POST /staff/oidc/logout'] }, async (request, reply) => {
      if (await isOverLimit(service, request, reply)) return reply
      try {
        await endProviderSessions(database, await provider.readLogout(request.body.logout_token))
      } catch (error) {
        request.log.warn({ reason: reasonOf(error) }, 'a logout token was refused')
        return sendProblem(request, reply, 'bad-request')
      }
      return reply.code(200).send()
    })
  })
}

/** The name of what went wrong, such as OAUTH_INVALID_RESPONSE; its text may quote a token. */
function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'other'
}

export async function isOverLimit(service: Service, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const now = service.clock.now()
  const allowedAt = await takeAllowance(service.database, signInLimits(service.secrets, request.ip), now)
  if (!allowedAt) return false
  sendProblem(request, reply, 'rate-limited', { retryAt: allowedAt, now })
  return true
}
