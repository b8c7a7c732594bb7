import type { FastifyRequest } from 'fastify'
import type { Kiosk } from '#database/kiosks.ts'
import { takeAllowance } from '#database/limits.ts'
import type { WantedTime } from '#domain/api/bodies.ts'
import { calls } from '#domain/api/calls.ts'
import type { MessageKey } from '#domain/forms/fields/checked.ts'
import { formatMoment, secondsUntil } from '../../clock/moments.ts'
import { holdGroup } from '../../groups/hold-group.ts'
import { checkTime, findTimeMistake } from '../../groups/wanted-time.ts'
import { sendProblem } from '../../http/problems.ts'
import { nameNewVisitor, recogniseVisitor } from '../../http/visitor.ts'
import type { Api } from '../../http/zod-routes.ts'
import { recogniseKiosk } from '../../kiosks/kiosk-cookie.ts'
import { holdChangeLimits, holdLimits, liveHoldLimits } from '../../limits/rate-limits.ts'
import type { Caller } from '../../limits/source-keys.ts'
import { holdRules } from '../../provider/hold-rules.ts'
import { isPossibleHold } from '../../provider/possible-hold.ts'
import type { Hold } from '../../provider/provider.ts'
import type { Service } from '../../service.ts'
import { recogniseMember } from '../../staff/recognise-member.ts'
import { findApart } from '../../together/check-together.ts'
import { checkTimes, timeToHold } from '../../together/times-together.ts'

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

  const findSlotsMistake = (slots: string[], single: WantedTime): Record<string, MessageKey> | undefined => {
    const other = (['slot', 'group', 'date'] as const).find((it) => single[it] !== undefined)
    const apart = findApart(service, slots)
    return other ? { [other]: 'invalid' } : apart && { slots: apart }
  }

  const viewHold = ({ id, until }: Hold, zone = service.zone) => ({
    id,
    expiresAt: formatMoment(until, zone),
    expiresIn: secondsUntil(clock.now(), until),
    ...(provider.isElsewhere && { isKeptElsewhere: true as const }),
  })

  api.post('/holds', { schema: calls['POST /holds'] }, async (request, reply) => {
    const now = clock.now()
    const kiosk = await recogniseKiosk(service, request)
    const { slots, ...single } = request.body
    const fields = slots ? findSlotsMistake(slots, single) : findTimeMistake(single)
    if (fields) return sendProblem(request, reply, 'validation', { fields })
    const together = slots && checkTimes(service, slots, kiosk)
    if (together && !together.ok) return sendProblem(request, reply, together.code)
    const checked = together ? together.times[0]! : checkTime(service, single, kiosk)
    if (!checked.ok) return sendProblem(request, reply, checked.code)
    const caller = await findCaller(request, kiosk)
    const allowedAt = await takeAllowance(database, holdLimits(secrets, caller), now)
    if (allowedAt) return sendProblem(request, reply, 'rate-limited', { retryAt: allowedAt, now })
    const { slot } = checked
    const recognised = recogniseVisitor(service, request)
    const whose = {
      visitor: recognised.hasCookie ? recognised.name : nameNewVisitor(service, reply),
      counted: liveHoldLimits(secrets, caller, {
        hasCookie: recognised.hasCookie,
        perVisitor: together ? holdRules.together : holdRules.perVisitor,
      }),
    }
    const hold = () => {
      if (together) {
        const times = together.times.map(timeToHold)
        return provider.together!.hold({ times, ...whose, day: availability.measureDay(slot) })
      }
      if (checked.group) return holdGroup(service, checked.group, whose)
      const { onlyRenew, ...time } = timeToHold(checked)
      return provider.hold({ slot: slot.id, time, ...whose, onlyRenew, day: availability.measureDay(slot) })
    }
    const held = await hold()
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
