import type { FastifyRequest } from 'fastify'
import { readSession, type StaffSession } from '#database/staff/sessions.ts'
import type { Service } from '../service.ts'
import { readSessionHash } from './session-cookie.ts'

/** Who is signed in to the console in the browser that makes a call of the site. It does not count as using the console. */
export async function recogniseMember(service: Service, request: FastifyRequest): Promise<StaffSession | undefined> {
  const tokenHash = readSessionHash(service, request)
  return tokenHash ? readSession(service.database, tokenHash, false, service.clock.now()) : undefined
}
