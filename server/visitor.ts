import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from './cookies.ts'
import type { Service } from './service.ts'
import { nameAddress } from './source-keys.ts'

const cookie = 'visitor'

/**
 * Who holds a time: a random cookie that says nothing about the person, for the API alone and for a day. It is
 * necessary for what the visitor asks for, so it needs no consent. A caller without cookies is known by its address.
 */
export interface Visitor {
  /** A keyed hash: of the cookie, or of the address. */
  name: string
  hasCookie: boolean
  /** All names that the caller goes by: a cookie may have come between two requests. */
  names: string[]
}

export function recogniseVisitor(service: Service, request: FastifyRequest): Visitor {
  const byAddress = nameAddress(service.secrets, request.ip)
  const known = readVisitor(request)
  if (!known) return { name: byAddress, hasCookie: false, names: [byAddress] }
  const name = service.secrets.hash('visitor', known)
  return { name, hasCookie: true, names: [name, byAddress] }
}

/**
 * Gives a visitor without one the cookie, and answers its keyed hash. Who asks for times gets it, so that a crowd behind one
 * address that then holds them is told apart.
 */
export function giveCookie(service: Service, reply: FastifyReply): string {
  const fresh = randomBytes(16).toString('base64url')
  setCookie(reply, service.config, { name: cookie, value: fresh, path: '/api', maxAge: 86_400, httpOnly: true })
  return service.secrets.hash('visitor', fresh)
}

/** Forgets who the visitor was, on a device that others use after them. */
export function dropVisitorCookie(service: Service, reply: FastifyReply): void {
  setCookie(reply, service.config, { name: cookie, value: '', path: '/api', maxAge: 0, httpOnly: true })
}

export function readVisitor(request: FastifyRequest): string | undefined {
  const value = readCookie(request, cookie)
  // Only what we could have written ourselves.
  return value && /^[\w-]{22}$/.test(value) ? value : undefined
}
