import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from './cookies.ts'
import type { Service } from './service.ts'

const name = 'visitor'

/**
 * Who holds a time: a random cookie that says nothing about the person, for the API alone and for a day. It is
 * necessary for what the visitor asks for, so it needs no consent. A caller without cookies is a new visitor each time
 * and bounded by the limit of its address.
 */
export function knowVisitor(service: Service, request: FastifyRequest, reply: FastifyReply): string {
  const known = readVisitor(request)
  if (known) return service.secrets.hash('visitor', known)
  const fresh = randomBytes(16).toString('base64url')
  setCookie(reply, service.config, { name, value: fresh, path: '/api', maxAge: 86_400, httpOnly: true })
  return service.secrets.hash('visitor', fresh)
}

/** The visitor if there is one; for calls that need none, a name under which nothing is held. */
export function recogniseVisitor(service: Service, request: FastifyRequest): string {
  const known = readVisitor(request)
  return known ? service.secrets.hash('visitor', known) : ''
}

function readVisitor(request: FastifyRequest): string | undefined {
  const value = readCookie(request, name)
  // Only what we could have written ourselves.
  return value && /^[\w-]{22}$/.test(value) ? value : undefined
}
