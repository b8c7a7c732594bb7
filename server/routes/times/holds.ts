import type { FastifyRequest } from 'fastify'
import type { Kiosk } from '#database/kiosks.ts'
import { takeAllowance } from '#database/limits.ts'
import { calls } from '#domain/api/calls.ts'
import { formatMoment, secondsUntil } from '../../clock/moments.ts'
import { holdGroup } from '../../groups/hold-group.ts'
import { checkTime, findTimeMistake } from '../../groups/wanted-time.ts'
import { sendProblem } from '../../http/problems.ts'
import { nameNewVisitor, recogniseVisitor } from '../../http/visitor.ts'
import type { Api } from '../../http/zod-routes.ts'
import { recogniseKiosk } from '../../kiosks/kiosk-cookie.ts'
import { holdChangeLimits, holdLimits, liveHoldLimits } from '../../limits/rate-limits.ts'
import type { Caller } from '../../limits/source-keys.ts'
import { isPossibleHold } from '../../provider/possible-hold.ts'
import type { Hold } from '../../provider/provider.ts'
import type { Service } from '../../service.ts'
import { recogniseMember } from '../../staff/recognise-member.ts'

export function registerHolds(api: Api, service: Service): void {
  const { availability, provider, clock, database, secrets, config } = service
  const findCaller = async (request: FastifyRequest, kiosk: Kiosk | undefined): Promise<Caller> =>
    kiosk ?? (await recogniseMember(service, request)) ?? request.ip
  /** When a change of a hold would be allowed, if it is not now. Our own database looks holds up faster than it counts requests. */
  const limitChange = async (request: FastifyRequest, now: Temporal.Instant) => {
    if (config.PROVIDER === 'own') return undefined
    const caller = await findCaller(request, await recogniseKiosk(service, request))
    return takeAllowance(database, holdChangeLimits(secrets, caller), now)
  }

  const viewHold = ({ id, until }: Hold, zone = service.zone) => ({
    id,
    expiresAt: formatMoment(until, zone),
    expiresIn: secondsUntil(clock.now(), until),
  })

  api.post('/holds', { schema: calls['POST /holds'] }, async (request, reply) => {
    const now = clock.now()
    const kiosk = await recogniseKiosk(service, request)
    const fields = findTimeMistake(request.body)
    if (fields) return sendProblem(request, reply, 'validation', { fields })
    const checked = checkTime(service, request.body, kiosk)
    if (!checked.ok) return sendProblem(request, reply, checked.code)
    const caller = await findCaller(request, kiosk)
    const allowedAt = await takeAllowance(database, holdLimits(secrets, caller), now)
    if (allowedAt) return sendProblem(request, reply, 'rate-limited', { retryAt: allowedAt, now })
    const { slot } = checked
    const recognised = recogniseVisitor(service, request)
    const whose = {
      visitor: recognised.hasCookie ? recognised.name : nameNewVisitor(service, reply),
      counted: liveHoldLimits(secrets, caller, recognised.hasCookie),
    }
    const held = checked.group
      ? await holdGroup(service, checked.group, whose)
      : await provider.hold({
          slot: slot.id,
          time: {
            practitioner: slot.practitioner.id,
            clinic: slot.clinic.id,
            start: Temporal.Instant.fromEpochMilliseconds(slot.startsAt),
            end: Temporal.Instant.fromEpochMilliseconds(slot.busyUntil),
          },
          ...whose,
          onlyRenew: checked.onlyHeld,
          day: availability.measureDay(slot),
        })
    if (!held.ok) return sendProblem(request, reply, held.problem, { retryAt: held.retryAt, now })
    reply.code(201)
    return viewHold(held.value, slot.clinic.zone)
  })

  api.post('/holds/:id/extend', { schema: calls['POST /holds/{id}/extend'] }, async (request, reply) => {
    const { id } = request.params
    if (!isPossibleHold(config, id)) return sendProblem(request, reply, 'not-found')
    const now = clock.now()
    const retryAt = await limitChange(request, now)
    if (retryAt) return sendProblem(request, reply, 'rate-limited', { retryAt, now })
    const held = await provider.extendHold(id)
    if (!held.ok) return sendProblem(request, reply, held.problem)
    return viewHold(held.value)
  })

  api.delete('/holds/:id', { schema: calls['DELETE /holds/{id}'] }, async (request, reply) => {
    const { id } = request.params
    if (!isPossibleHold(config, id)) return reply.code(204).send()
    const now = clock.now()
    const retryAt = await limitChange(request, now)
    if (retryAt) return sendProblem(request, reply, 'rate-limited', { retryAt, now })
    const released = await provider.releaseHold(id)
    if (!released.ok) return sendProblem(request, reply, released.problem)
    return reply.code(204).send()
  })
}
