import type { Kind } from '#compiler/page-data.ts'

/**
 * Inline in the head of some pages. The HTML of the booking pages is the first step, or what somebody without a booking
 * sees. Whoever asked for something else gets a neutral frame before the first paint, until the script has come. If none
 * comes, first-interaction.ts takes the frame away and says so.
 */
const showFrame = "{document.documentElement.classList.add('waking')}"

const ownBooking = `let b;try{b=sessionStorage.booking}catch{}if(location.hash||b)${showFrame}`

export const earlyScripts: Partial<Record<Kind, string>> = {
  // A page that is opened without choices begins a new booking, perhaps somebody else's: an earlier draft is not for it. The
  // partner that the tab came through stays.
  booking: `{let p;try{if(!location.search){sessionStorage.removeItem('draft');p=sessionStorage.partner}}catch{}if(/^[\\w-]{1,60}$/.test(p||''))history.replaceState(history.state,'','?partner='+p)}if(location.search)${showFrame}`,
  booked: ownBooking,
  // Whoever reads this page comes through the partner, also if they book from another page later.
  partner: 'try{sessionStorage.partner=document.documentElement.dataset.partner}catch{}',
  manage: ownBooking,
}
