import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kiosk } from '#database/kiosks.ts'
import { calls } from '#domain/api/calls.ts'
import { jsonType } from '../../http/api-headers.ts'
import { sendProblem } from '../../http/problems.ts'
import { giveCookie, readVisitor } from '../../http/visitor.ts'
import type { Api } from '../../http/zod-routes.ts'
import { bookedFrom, claimsToBeKiosk, recogniseKiosk } from '../../kiosks/kiosk-cookie.ts'
import type { Outcome } from '../../provider/provider.ts'
import type { Service } from '../../service.ts'
import { takesSeveral } from '../../together/check-together.ts'

export function registerSlots(api: Api, service: Service): void {
  const { availability } = service
  api.get('/slots', { schema: calls['GET /slots'] }, (request, reply) => {
    if (!readVisitor(request)) giveCookie(service, reply)
    if (asksTooMany(service, request.query)) return refusePeople(request, reply)
    const send = (found: Outcome<string>) => {
      if (found.ok) reply.type(jsonType).send(found.value)
      else sendProblem(request, reply, found.problem)
    }
    const find = (kiosk?: Kiosk) =>
      availability.slots(request.query, request.query.date, bookedFrom(kiosk, request.query.clinic))
    const found = claimsToBeKiosk(request) ? recogniseKiosk(service, request).then(find) : find()
    // Nearly every answer is cached and can be sent without waiting for a promise.
    if (!(found instanceof Promise)) send(found)
    else found.then(send, (error) => reply.send(error))
  })

  api.get('/days', { schema: calls['GET /days'] }, async (request, reply) => {
    if (asksTooMany(service, request.query)) return refusePeople(request, reply)
    const kiosk = await recogniseKiosk(service, request)
    const found = await availability.days(request.query, request.query, bookedFrom(kiosk, request.query.clinic))
    if (!found.ok) return sendProblem(request, reply, found.problem)
    return reply.type(jsonType).send(found.value)
  })
}

/** Several people, where a treatment is booked for one at a time. */
function asksTooMany(
  service: Service,
  { people, treatment }: { people?: string | undefined; treatment: string },
): boolean {
  const isKnown = service.availability.schedule.index.treatments.has(treatment)
  return people !== undefined && isKnown && !takesSeveral(service, treatment)
}

function refusePeople(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(request, reply, 'validation', { fields: { people: 'one-at-a-time' } })
}
