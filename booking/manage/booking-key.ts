import type { BookingKey } from '../booking-calls.ts'

/**
 * Which booking this tab has made or opened, so that a reload keeps it: the reference and its token, nothing about the
 * patient or what was booked. It ends with the tab. Orders have a store of their own.
 */
export function rememberBooking({ reference, token }: BookingKey, store = 'booking') {
  try {
    sessionStorage.setItem(store, JSON.stringify({ reference, token }))
  } catch {
    // Storage may be forbidden: then a reload loses the booking, which the link in the SMS still opens.
  }
}

export function recallBooking(store = 'booking'): BookingKey | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(store) ?? 'null') as Partial<BookingKey> | null
    return kept?.reference && kept.token ? { reference: kept.reference, token: kept.token } : undefined
  } catch {
    return undefined
  }
}

/** The keys of bookings that were made at once, as one. */
export const joinKeys = (keys: BookingKey[]): BookingKey => ({
  reference: String(keys.map(({ reference }) => reference)),
  token: String(keys.map(({ token }) => token)),
})

/** The same of a booking that was made at once with others, if this tab made them. */
export function recallTogether({ reference }: BookingKey): BookingKey | undefined {
  const all = recallBooking('together')
  return all?.reference.includes(',') && all.reference.includes(reference) ? all : undefined
}
