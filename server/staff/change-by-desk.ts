import type { FastifyRequest } from 'fastify'
import type { Booking } from '#database/bookings/bookings.ts'
import type { ProblemCode } from '#domain/api/problems.ts'
import type { MessageKey } from '#domain/forms/fields/checked.ts'
import { overruled } from '#domain/staff/access-actions.ts'
import type { CancellationReason } from '#domain/staff/desk-changes.ts'
import { mayReach } from '#domain/staff/permissions.ts'
import { findLaterVisits } from '../packages/cancel-visits.ts'
import { checkMove } from '../routes/bookings/check-move.ts'
import type { Service } from '../service.ts'
import { logChange } from './access-log.ts'
import { type Planning, planCancel, planMove } from './plan-change.ts'
import { memberOf } from './staff-scope.ts'

const call = 'PATCH /staff/bookings/{reference}'

export type DeskChange = { slot: string } | { reason: CancellationReason; rest: boolean }

/** The id of the change, or why it is not planned. */
type DeskOutcome = Planning | { ok: false; code: ProblemCode; fields?: Record<string, MessageKey> }

/** Plans what a member asks for and writes down that they did. */
export async function changeByDesk(
  service: Service,
  request: FastifyRequest,
  booking: Booking,
  change: DeskChange,
  isOverruled: boolean,
): Promise<DeskOutcome> {
  const isMove = 'slot' in change
  // A package's later visits may be at another clinic or with somebody else.
  const others = isMove ? [] : await findLaterVisits(service, booking, change.rest ? { rest: 'true' } : {})
  if (!others.every((it) => mayReach(memberOf(request), call, it))) return { ok: false, code: 'forbidden' }
  const planned = isMove
    ? await move(service, request, booking, change.slot, isOverruled)
    : await planCancel(service, booking, { ...change, isOverruled })
  if (!planned.ok) return planned
  const asked = isMove ? 'move' : (`cancel ${change.reason}` as const)
  const action = isOverruled ? (`${asked}${overruled}` as const) : asked
  for (const it of [booking, ...others]) await logChange(service, request, it, action)
  return planned
}

async function move(
  service: Service,
  request: FastifyRequest,
  booking: Booking,
  id: string,
  isOverruled: boolean,
): Promise<DeskOutcome> {
  const checked = await checkMove(service, booking, id, isOverruled)
  if (!checked.ok) return checked
  const { slot } = checked
  const place = { clinic: slot.clinic.id, practitioner: slot.practitioner.id }
  if (!mayReach(memberOf(request), call, place)) return { ok: false, code: 'forbidden' }
  return planMove(service, booking, slot, isOverruled)
}
