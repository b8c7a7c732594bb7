import type { FastifyRequest } from 'fastify'
import type { Booking } from '#database/bookings/bookings.ts'
import type { ProblemCode } from '#domain/api/problems.ts'
import type { MessageKey } from '#domain/forms/fields/checked.ts'
import { overruled } from '#domain/staff/access-actions.ts'
import type { CancellationReason } from '#domain/staff/desk-changes.ts'
import { mayReach } from '#domain/staff/permissions.ts'
import { checkMove } from '../routes/bookings/check-move.ts'
import type { Service } from '../service.ts'
import { planCancel, planMove } from './plan-change.ts'
import { logLook } from './staff-bookings.ts'
import { memberOf } from './staff-scope.ts'

export type DeskChange = { slot: string } | { reason: CancellationReason; rest: boolean }

interface DeskProblem {
  code: ProblemCode
  fields?: Record<string, MessageKey>
  retryAt?: Temporal.Instant | undefined
}

/** Plans what a member asks for and writes down that they did; undefined if it is planned. */
export async function changeByDesk(
  service: Service,
  request: FastifyRequest,
  booking: Booking,
  change: DeskChange,
  isOverruled: boolean,
): Promise<DeskProblem | undefined> {
  const isMove = 'slot' in change
  const problem = isMove
    ? await move(service, request, booking, change.slot, isOverruled)
    : await planCancel(service, booking, { ...change, isOverruled })
  if (problem) return problem
  const action = isMove ? 'move' : (`cancel ${change.reason}` as const)
  await logLook(service, request, booking, isOverruled ? `${action}${overruled}` : action)
  return undefined
}

async function move(
  service: Service,
  request: FastifyRequest,
  booking: Booking,
  id: string,
  isOverruled: boolean,
): Promise<DeskProblem | undefined> {
  const checked = await checkMove(service, booking, id, isOverruled)
  if (!checked.ok) return checked
  const { slot } = checked
  const place = { clinic: slot.clinic.id, practitioner: slot.practitioner.id }
  if (!mayReach(memberOf(request), 'PATCH /staff/bookings/{reference}', place)) return { code: 'forbidden' }
  return planMove(service, booking, slot, isOverruled)
}
