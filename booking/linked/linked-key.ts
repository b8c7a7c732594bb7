import type { BookingKey } from '../booking-calls.ts'
import { recallBooking, rememberBooking } from '../manage/booking-key.ts'

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
