import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Service } from './service.ts'

const cookie = 'visitor'
const pattern = new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{22})(?:;|$)`)

/**
 * Who holds a time: a random cookie that says nothing about the person, for the API alone and for a day. It is
 * necessary for what the visitor asks for, so it needs no consent. A caller without cookies is a new visitor each time
 * and bounded by the limit of its address.
 */
export function knowVisitor(service: Service, request: FastifyRequest, reply: FastifyReply): string {
  const known = readVisitor(request)
  if (known) return service.secrets.hash('visitor', known)
  const fresh = randomBytes(16).toString('base64url')
  const secure = service.config.SITE_URL.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${cookie}=${fresh}; Path=/api; Max-Age=86400; HttpOnly; SameSite=Lax${secure}`)
  return service.secrets.hash('visitor', fresh)
}

/** The visitor if there is one; for calls that need none, a name under which nothing is held. */
export function recogniseVisitor(service: Service, request: FastifyRequest): string {
  const known = readVisitor(request)
  return known ? service.secrets.hash('visitor', known) : ''
}

function readVisitor(request: FastifyRequest): string | undefined {
  return pattern.exec(request.headers.cookie ?? '')?.[1]
}
