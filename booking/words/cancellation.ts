import { parseSlotId } from '#domain/availability/slot-id.ts'
import { isAfterLimit } from '#domain/booking/booking-changes.ts'
import { format } from '#messages/format.ts'
import type { Group } from '../booking-calls.ts'
import type { Position } from '../position/position.ts'

/**
 * How long before the start it can be cancelled free of charge. A group has its own limit, that of its plan by now; undefined as long as
 * that is not known.
 */
export function hoursToCancel(
  {
    position: { treatment, choices },
    cancellationHours,
  }: { position: Pick<Position, 'treatment' | 'choices'>; cancellationHours: number },
  groups: readonly Pick<Group, 'id' | 'cancellationHours'>[] | undefined,
): number | undefined {
  if (!treatment?.group) return cancellationHours
  const run = parseSlotId(choices.slot ?? '')?.group?.group
  return groups?.find((it) => it.id === run)?.cancellationHours
}

/**
 * What is said of cancelling before the booking: the limit, or how soon it must be undone where the limit has passed for the chosen
 * time. Nothing before a time is chosen: it may be one of today.
 */
export function sayCancellation(
  words: { cancellation: string; cancellationLate: string },
  { start, hours, now }: { start: number | undefined; hours: number | undefined; now: number },
): string | undefined {
  if (start === undefined || hours === undefined) return
  const isLate = isAfterLimit(start, hours, now)
  return format(isLate ? words.cancellationLate : words.cancellation, { hours })
}
