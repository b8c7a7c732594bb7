import type { Kind } from '#compiler/page-data.ts'

/**
 * Inline in the head of the booking pages. Their HTML is the first step, or what somebody without a booking sees. Whoever
 * asked for something else gets a neutral frame before the first paint, until the script has come. If none comes,
 * first-interaction.ts takes the frame away and says so.
 */
const showFrame = "{document.documentElement.classList.add('waking')}"

const ownBooking = `let b;try{b=sessionStorage.booking}catch{}if(location.hash||b)${showFrame}`

export const earlyScripts: Partial<Record<Kind, string>> = {
  // A page that is opened without choices begins a new booking, perhaps somebody else's: an earlier draft is not for it.
  booking: `if(location.search)${showFrame}else try{sessionStorage.removeItem('draft')}catch{}`,
  booked: ownBooking,
  manage: ownBooking,
}
