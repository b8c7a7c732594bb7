import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '../http/cookies.ts'
import type { Service } from '../service.ts'
import type { BegunSignIn } from './identity-provider.ts'

const cookie = 'staff-sign-in'
const minutes = 10

/** A sign-in that the browser is away for, and where to go on afterwards. Sealed: the browser keeps it and cannot read it. */
interface Kept extends BegunSignIn {
  returnTo: string
  expiresAt: number
}

export function keepBegun(
  { config, clock, secrets }: Service,
  reply: FastifyReply,
  begun: BegunSignIn & { returnTo: string },
): void {
  const expiresAt = clock.now().epochMilliseconds + minutes * 60_000
  const value = secrets.seal(JSON.stringify({ ...begun, expiresAt } satisfies Kept))
  setCookie(reply, config, { name: cookie, value, path: '/api/staff', maxAge: minutes * 60, httpOnly: true })
}

/** What this browser has begun, once. */
export function takeBegun({ config, clock, secrets }: Service, request: FastifyRequest, reply: FastifyReply) {
  const sealed = readCookie(request, cookie)
  if (!sealed) return undefined
  setCookie(reply, config, { name: cookie, value: '', path: '/api/staff', maxAge: 0, httpOnly: true })
  try {
    const kept = JSON.parse(secrets.unseal(sealed)) as Kept
    return kept.expiresAt > clock.now().epochMilliseconds ? kept : undefined
  } catch {
    // Not ours, or of another secret.
    return undefined
  }
}
