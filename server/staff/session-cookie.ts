import type { FastifyReply, FastifyRequest } from 'fastify'
import { beginSession } from '#database/staff/sessions.ts'
import { freshMinutes, sessionHours } from '#domain/staff/session-limits.ts'
import { readCookie, setCookie } from '../http/cookies.ts'
import { drawBytes, hashToken } from '../identity/secrets.ts'
import type { Service } from '../service.ts'
import type { Config } from '../settings/config.ts'

/** Over HTTPS with the prefix that lets no other host or path set it; browsers refuse that one without. */
function cookieName({ SITE_URL }: Pick<Config, 'SITE_URL'>): string {
  return SITE_URL.startsWith('https:') ? '__Host-staff' : 'staff'
}

/** What the database knows the session of a request by. */
export function readSessionHash({ config }: Service, request: FastifyRequest): string | undefined {
  const token = readCookie(request, cookieName(config))
  return token ? hashToken(token) : undefined
}

/** Signs somebody in on this browser, with a new token each time. */
export async function startSession(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    email,
    providerSession = null,
    isProved = true,
  }: {
    email: string
    providerSession?: string | null
    /** Whether the person was asked to prove who they are, or a provider's own session let them in. */
    isProved?: boolean
  },
): Promise<void> {
  const { config, clock, database } = service
  const value = drawBytes(32).toString('base64url')
  const replaced = readSessionHash(service, request) ?? null
  const now = clock.now()
  // Too old from the beginning for the calls that need a proof.
  const beganAt = isProved ? now : now.subtract({ minutes: freshMinutes })
  await beginSession(database, { tokenHash: hashToken(value), email, providerSession, beganAt }, replaced, now)
  const maxAge = sessionHours * 3600
  setCookie(reply, config, { name: cookieName(config), value, path: '/', maxAge, httpOnly: true })
}

export function dropSessionCookie({ config }: Service, reply: FastifyReply): void {
  setCookie(reply, config, { name: cookieName(config), value: '', path: '/', maxAge: 0, httpOnly: true })
}
