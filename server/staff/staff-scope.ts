import type { FastifyReply, FastifyRequest } from 'fastify'
import { readSession, type StaffSession } from '#database/staff/sessions.ts'
import type { StaffCallName } from '#domain/api/staff/calls.ts'
import { isWritableText } from '#domain/forms/fields/text.ts'
import { permissions, reachOf } from '#domain/staff/permissions.ts'
import { worksAt } from '#domain/staff/roles.ts'
import { freshMinutes, unattendedHeader } from '#domain/staff/session-limits.ts'
import { isFromOwnPage } from '../http/cross-site.ts'
import { sendProblem } from '../http/problems.ts'
import { type Api, withZod } from '../http/zod-routes.ts'
import type { Service } from '../service.ts'
import { readSessionHash } from './session-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; of calls of the console alone. */
    staff: StaffSession | null
  }
}

/** Calls that every console makes by itself. Others say in a header when nobody has touched the screen for a while. */
const untouched = new Set<StaffCallName>(['GET /staff/me', 'GET /staff/events'])

/**
 * Registers the console's calls. Before each of them the table in domain/staff/permissions.ts is asked: nobody signed in is 401; a
 * role that may not make the call, or another clinic than the member's own, is 403. A call that the table does not know is refused to all.
 */
export function withStaff(api: Api, service: Service, register: (staff: Api) => void): void {
  api.register(async (scope) => {
    scope.decorateRequest('staff', null)
    scope.addHook('onRequest', (request, reply) => admit(service, request, reply))
    scope.addHook('preHandler', async (request, reply) => {
      // For every call: the database refuses some characters, and no call needs them.
      if (![request.query, request.params, request.body].every(isWritable)) {
        return sendProblem(request, reply, 'bad-request')
      }
      // Both: a call reads its own, and a clinic in the address must not cover another one in the body.
      const clinics = [readClinic(request.query), readClinic(request.body)].filter((it) => it !== undefined)
      if (!clinics.every((it) => worksAt(request.staff!, it))) return sendProblem(request, reply, 'forbidden')
    })
    register(withZod(scope))
  })
}

/** The member who makes a call that the hook above has admitted. */
export function memberOf({ staff }: FastifyRequest): StaffSession {
  if (!staff) throw new Error('This call is not one of the console.')
  return staff
}

async function admit(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { clock, config, database } = service
  const call = nameCall(request)
  const tokenHash = readSessionHash(service, request)
  const now = clock.now()
  const isTouch = !untouched.has(call) && request.headers[unattendedHeader] === undefined
  const session = tokenHash && (await readSession(database, tokenHash, isTouch, now))
  if (!session) return sendProblem(request, reply, 'unauthenticated')
  // A browser names the page it acts for. Whoever names none has no business with a session's cookie.
  if (request.method !== 'GET' && !isFromOwnPage(request, config.SITE_URL)) {
    return sendProblem(request, reply, 'cross-site')
  }
  const permission = permissions[call]
  if (!permission || reachOf(session, call) === undefined) return sendProblem(request, reply, 'forbidden')
  const isFresh = Temporal.Instant.compare(now.subtract({ minutes: freshMinutes }), session.beganAt) < 0
  if (permission.isSensitive && !isFresh) return sendProblem(request, reply, 'sign-in-again')
  request.staff = session
}

function nameCall({ method, routeOptions: { url = '' } }: FastifyRequest): StaffCallName {
  const path = url.replace(/^\/api/, '').replaceAll(/:(\w+)/g, '{$1}')
  return `${method === 'HEAD' ? 'GET' : method} ${path}` as StaffCallName
}

/** Whether all texts in an input can be stored. */
function isWritable(input: unknown): boolean {
  // A list instead of calls within calls: a body may be nested deeper than those can be.
  const left = [input]
  while (left.length > 0) {
    const part = left.pop()
    if (typeof part === 'string' && !isWritableText(part)) return false
    if (typeof part === 'object' && part !== null) left.push(...Object.values(part))
  }
  return true
}

function readClinic(input: unknown): string | undefined {
  const clinic = typeof input === 'object' && input !== null && 'clinic' in input ? input.clinic : undefined
  return typeof clinic === 'string' ? clinic : undefined
}
