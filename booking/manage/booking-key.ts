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

/** The booking that the fragment of a link from the SMS names: #REFERENCE.token. */
export function readFragment(hash: string): BookingKey | undefined {
  const match = /^#([\w-]{4,20})\.([\w-]{16,200})$/.exec(hash)
  return match ? { reference: match[1]!, token: match[2]! } : undefined
}

/** Whether a fragment is a key of which something is missing, and not the name of a part of the page. */
export function isDamagedKey(hash: string): boolean {
  return !/^(?:#[a-z-]*)?$/.test(hash) && !readFragment(hash)
}

/**
 * The key that the link from the SMS names, or the one of this tab. It is taken out of the address at once, so that no screenshot or shared tab
 * gives it away.
 */
export function openKey(
  store?: string,
  { keepsQuery = false, mayRecall = true }: { keepsQuery?: boolean; mayRecall?: boolean } = {},
): BookingKey | undefined {
  const linked = readFragment(location.hash)
  if (!linked) return mayRecall && !isDamagedKey(location.hash) ? recallBooking(store) : undefined
  rememberBooking(linked, store)
  history.replaceState(history.state, '', location.pathname + (keepsQuery ? location.search : ''))
  return linked
}
