import type { BookingKey } from '../booking-calls.ts'

/** What this tab has made, or opened with a link from an SMS. `together`: the keys of bookings that were made at once, as one. */
export type KeptIn = 'booking' | 'together' | 'order' | 'offer' | 'waiting' | 'visit'

/** Keeps a reference and its token, so that a reload keeps the page; nothing about the patient or what it is. It ends with the tab. */
export function keepKey(store: KeptIn, { reference, token }: BookingKey) {
  try {
    sessionStorage.setItem(store, JSON.stringify({ reference, token }))
  } catch {
    // Storage may be forbidden: then a reload loses it, and the link in the SMS opens it still.
  }
}

export function recallKey(store: KeptIn): BookingKey | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(store) ?? 'null') as Partial<BookingKey> | null
    return kept?.reference && kept.token ? { reference: kept.reference, token: kept.token } : undefined
  } catch {
    return undefined
  }
}
