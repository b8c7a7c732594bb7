import { mayChange } from '#domain/booking-changes.ts'
import { format } from '#messages/format.ts'

/** What is said of cancelling: the limit, or that it has passed for the chosen time already. */
export function sayCancellation(
  words: { cancellation: string; cancellationLate: string },
  { start, hours, now }: { start: number | undefined; hours: number; now: number },
): string {
  const isLate = start !== undefined && !mayChange(start, hours, now)
  return format(isLate ? words.cancellationLate : words.cancellation, { hours })
}
