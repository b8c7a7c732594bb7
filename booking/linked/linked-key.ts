import type { BookingKey } from '../booking-calls.ts'
import { type KeptIn, keepKey, recallKey } from './kept-key.ts'

/** What the fragment of a link from the SMS names, a booking or the like: #REFERENCE.token. Some apps take a full stop or a bracket behind it for a part of it. */
export function readFragment(hash: string): BookingKey | undefined {
  const match = /^#([\w-]{4,20})\.([\w-]{16,200})[^\w-]?$/.exec(hash)
  return match ? { reference: match[1]!, token: match[2]! } : undefined
}

/** Whether a fragment is a key of which something is missing, and not the name of a part of the page. */
export function isDamagedKey(hash: string): boolean {
  return !/^(?:#[a-z-]*)?$/.test(hash) && !readFragment(hash)
}

/**
 * The key that the link from the SMS names, else the one of this tab; none where the link is damaged. The token leaves the address at once, so that
 * no screenshot or shared tab gives it away. `keepsQuery`: it says what the page is for.
 */
export function takeLinkedKey(store: KeptIn, keepsQuery = false): BookingKey | undefined {
  const linked = readFragment(location.hash)
  if (!linked) return isDamagedKey(location.hash) ? undefined : recallKey(store)
  keepKey(store, linked)
  history.replaceState(history.state, '', location.pathname + (keepsQuery ? location.search : ''))
  return linked
}
