import { readSession } from '#database/staff/sessions.ts'
import { calls } from '#domain/api/calls.ts'
import { worksAt } from '#domain/staff/roles.ts'
import { sendProblem } from '../../http/problems.ts'
import type { Api } from '../../http/zod-routes.ts'
import type { Service } from '../../service.ts'
import { memberOf } from '../../staff/staff-scope.ts'

export function registerEvents(api: Api, service: Service): void {
  const { clock, database, liveWindows } = service
  api.get('/staff/events', { schema: calls['GET /staff/events'] }, async (request, reply) => {
    const { clinic } = request.query
    const member = memberOf(request)
    const isSignedIn = async () => {
      const session = await readSession(database, member.tokenHash, false, clock.now())
      return session !== undefined && worksAt(session, clinic)
    }
    if (!liveWindows.hasRoom(member)) return sendProblem(request, reply, 'unavailable')
    reply.hijack()
    // nginx would keep back what is small.
    reply.raw.setHeader('x-accel-buffering', 'no')
    reply.raw.setHeader('content-type', 'text/event-stream; charset=utf-8')
    liveWindows.open(clinic, member, reply.raw, isSignedIn)
    return reply
  })
}
