import { isAfterLimit } from '#domain/booking/booking-changes.ts'
import { format } from '#messages/format.ts'
import type { Position } from '../position/position.ts'

/** How long before the start it can be cancelled free of charge: a group has its own limit. */
export function hoursToCancel({
  position,
  cancellationHours,
}: {
  position: Pick<Position, 'treatment'>
  cancellationHours: number
}): number {
  return position.treatment?.group?.cancellationHours ?? cancellationHours
}

/**
 * What is said of cancelling before the booking: the limit, or how soon it must be undone where the limit has passed for the chosen
 * time. Nothing before a time is chosen: it may be one of today.
 */
export function sayCancellation(
  words: { cancellation: string; cancellationLate: string },
  { start, hours, now }: { start: number | undefined; hours: number; now: number },
): string | undefined {
  if (start === undefined) return
  const isLate = isAfterLimit(start, hours, now)
  return format(isLate ? words.cancellationLate : words.cancellation, { hours })
}
