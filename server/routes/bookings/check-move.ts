import type { Booking } from '#database/bookings/bookings.ts'
import type { ProblemCode } from '#domain/api/problems.ts'
import type { BookableSlot } from '#domain/availability/availability.ts'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { judgeCancelling, mayMove } from '#domain/booking/booking-changes.ts'
import type { MessageKey } from '#domain/forms/fields/checked.ts'
import { mayBeAt } from '../../packages/read-package.ts'
import type { Service } from '../../service.ts'
import { changeCaseOf } from './booking-fee.ts'

export type CheckedMove =
  | { ok: true; slot: BookableSlot }
  | { ok: false; code: ProblemCode; fields?: Record<string, MessageKey> }

const otherSlot: CheckedMove = { ok: false, code: 'validation', fields: { slot: 'invalid' } }

/**
 * Whether a booking can be moved to a slot, if nobody has it. `isOverruled`: the clinic's limit before the start and the lead time of the new
 * time do not count; a visit that has begun is not moved in any case.
 */
export async function checkMove(
  service: Pick<Service, 'availability' | 'clock' | 'database' | 'facts' | 'zone'>,
  booking: Booking,
  id: string,
  isOverruled = false,
): Promise<CheckedMove> {
  const { availability, clock } = service
  const change = changeCaseOf(service, booking)
  const now = clock.now().epochMilliseconds
  const isInTime = isOverruled ? judgeCancelling(change, now) !== 'too-late' : mayMove(change, now)
  if (!isInTime) return { ok: false, code: 'too-late' }
  // A group has no other times: it is cancelled, and another one booked.
  if (booking.group || parseSlotId(id)?.treatment !== booking.treatment) return otherSlot
  const checked = isOverruled ? availability.checkForHolder(id, 'elsewhere') : availability.check(id)
  // 'not-found' would be about the booking.
  if (!checked.ok && checked.code === 'not-found') return otherSlot
  if (!checked.ok) return { ok: false, code: checked.code }
  if (!(await mayBeAt(service, booking, checked.slot))) return { ok: false, code: 'visit-order' }
  return { ok: true, slot: checked.slot }
}
