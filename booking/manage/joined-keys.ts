import type { BookingKey } from '../booking-calls.ts'
import { recallKey } from '../linked/kept-key.ts'

/** The keys of bookings that were made at once, as one. */
export const joinKeys = (keys: BookingKey[]): BookingKey => ({
  reference: String(keys.map(({ reference }) => reference)),
  token: String(keys.map(({ token }) => token)),
})

/** The same of a booking that was made at once with others, if this tab made them. */
export function recallTogether({ reference }: BookingKey): BookingKey | undefined {
  const all = recallKey('together')
  return all?.reference.includes(',') && all.reference.includes(reference) ? all : undefined
}
