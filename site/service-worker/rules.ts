/** What the service worker does with a request. */
export type Treatment =
  /** Left to the browser: never kept. */
  | 'network'
  /** The name changes when the bytes do: kept, and never asked for again. */
  | 'forever'
  /** Read offline; the network is waited for a moment only. */
  | 'article'
  /** Opening hours and prices: what is kept is shown only when the network fails. */
  | 'fresh'

const never = /^\/(?:api|dev|kiosk|en\/kiosk|bestill-time|en\/book-an-appointment|min-time|en\/my-appointment)(?:\/|$)/
const forever = /^\/(?:assets|art|font|page-data\/sq)\//
const fresh = /(?:klinikker|klinikk|clinics?|priser|prices|pricing|all-prices)(?:\/|$)|app-data\.json$/

export function treatmentOf(method: string, path: string, isPage: boolean): Treatment {
  if (method !== 'GET') return 'network'
  // Page data of a page is treated as the page is.
  const page = path.startsWith('/page-data/') ? path.replace('/page-data', '').replace(/page-data\.json$/, '') : path
  if (never.test(page)) return 'network'
  if (forever.test(path)) return 'forever'
  if (!isPage && !path.startsWith('/page-data/')) return /^\/portraits\//.test(path) ? 'article' : 'network'
  return fresh.test(page) ? 'fresh' : 'article'
}

/** A kept page says when it was kept: a line before its root, which its own script leaves alone. */
export function withSavedDate(html: string, savedOn: Date): string {
  const english = /<html[^>]* lang="en"/.test(html)
  const day = savedOn.toLocaleDateString(english ? 'en-GB' : 'nb-NO', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const text = english ? `You are offline. Saved on this device ${day}` : `Du er uten nett. Lagret på enheten ${day}`
  return html.replace('<div id="root"', `<p class="saved-on" role="status">${text}</p><div id="root"`)
}
