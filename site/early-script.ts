import { earlyQuestion } from '#booking/kiosk/registration/early-question.ts'
import type { KeptIn } from '#booking/linked/kept-key.ts'
import { partnerIdPattern, partnerStoreKey } from '#domain/partners/kept-partner.ts'
import type { PageKind } from '#domain/site/page-kinds.ts'

/**
 * Inlined in the head of some pages. The HTML of the booking pages is the first step, or the view without a booking. If the
 * address asks for something else, this shows a neutral frame before the first paint, until the script has loaded. If it does
 * not load, first-interaction.ts removes the frame and says so.
 */
const showFrame =
  // What the page needs to start (document.ts) is asked for here, before the pictures of the step that is not shown.
  "{let d=document,f=d.querySelector('template');d.documentElement.classList.add('starting');f&&d.head.append(f.content)}"

/** Of what the link from an SMS opens, or what this tab keeps (booking/linked/). `shows`: when, where `kept` is the name of what the tab keeps. */
const linkedPage = (store: KeptIn, shows = (kept: string) => kept) =>
  `let k;try{k=sessionStorage.${store}}catch{}if(location.hash||${shows('k')})${showFrame}`

export const earlyScripts: Partial<Record<PageKind, string>> = {
  // Opening the page without choices starts a new booking, perhaps for somebody else, so an earlier draft is dropped. The
  // partner of the tab is kept.
  booking: `{let p;try{if(!location.search){sessionStorage.removeItem('draft');p=sessionStorage.${partnerStoreKey}}}catch{}if(${partnerIdPattern}.test(p||''))history.replaceState(history.state,'','?partner='+p)}if(location.search)${showFrame}`,
  booked: linkedPage('booking'),
  kiosk: earlyQuestion,
  // Visitors of this page come through the partner, even if they book from another page later.
  partner: `try{sessionStorage.${partnerStoreKey}=document.documentElement.dataset.partner}catch{}`,
  manage: linkedPage('booking'),
  offer: linkedPage('offer'),
  'visit-question': linkedPage('visit'),
  // A link to a test leads to the form, whatever was ordered before.
  order: linkedPage('order', (kept) => `${kept}&&!location.search`),
  // A question of the list has a heading of its own.
  'waiting-list': `if(location.search)document.documentElement.dataset.question='';${linkedPage('waiting', (kept) => `location.search||${kept}`)}`,
}
