import type { FastifyReply, FastifyRequest } from 'fastify'
import { drawBytes } from '../identity/secrets.ts'
import { nameAddress } from '../limits/source-keys.ts'
import type { Service } from '../service.ts'
import { readCookie, setCookie } from './cookies.ts'

const cookie = 'visitor'

/**
 * Who holds a time: a random cookie that says nothing about the person, only for the API and for one day. It is strictly
 * necessary for the booking, so it needs no consent. A caller without cookies is identified by its address.
 */
export interface Visitor {
  /** A keyed hash: of the cookie, or of the address. */
  name: string
  hasCookie: boolean
  /** All ids of the caller: it may have received its cookie between two requests. */
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
 * Sets the cookie for visitors without one. Already set when times are listed, so that visitors behind one address are told
 * apart when they hold them.
 */
export function giveCookie(service: Service, reply: FastifyReply): string {
  const fresh = drawBytes(16).toString('base64url')
  setCookie(reply, service.config, { name: cookie, value: fresh, path: '/api', maxAge: 86_400, httpOnly: true })
  return fresh
}

/** Sets the cookie and returns the visitor’s name. Apart from `giveCookie` because listing times needs no name, and hashing is slow. */
export function nameNewVisitor(service: Service, reply: FastifyReply): string {
  return service.secrets.hash('visitor', giveCookie(service, reply))
}

/** Forgets who the visitor was, on a device that others use after them. */
export function dropVisitorCookie(service: Service, reply: FastifyReply): void {
  setCookie(reply, service.config, { name: cookie, value: '', path: '/api', maxAge: 0, httpOnly: true })
}

export function readVisitor(request: FastifyRequest): string | undefined {
  const value = readCookie(request, cookie)
  // Only values that we could have set ourselves.
  return value && /^[\w-]{22}$/.test(value) ? value : undefined
}
