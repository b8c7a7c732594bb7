import { format } from '#messages/format.ts'
import type { Messages } from '#messages/messages.ts'
import { formatPrice } from '#messages/prices.ts'

/** What cancelling costs or has cost, in the words for nothing, for an amount and for a price that depends. */
export function sayFee(
  booking: { fee: number | null; group?: { cancellationHours: number } | undefined },
  words: { free: string; fee: string; unknown: string },
  { cancellationHours, common }: { cancellationHours: number; common: Messages },
): string {
  const hours = booking.group?.cancellationHours ?? cancellationHours
  const { fee } = booking
  const sentence = fee === 0 ? words.free : fee === null ? words.unknown : words.fee
  return format(sentence, { hours, price: formatPrice(fee, common) })
}
