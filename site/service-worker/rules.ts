import { isImmutable, isPageData, pageOfDataAddress, withoutLocalePrefix } from '#domain/site-addresses.ts'
import { en } from '#messages/en.ts'
import { format } from '#messages/format.ts'
import { no } from '#messages/no.ts'

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

const never = /^\/(?:api|dev)(?:\/|$)/
const fresh = /(?:klinikker|klinikk|clinics?|priser|prices|pricing|all-prices)(?:\/|$)|app-data\.json$/

/** `booking`: paths of the pages around a booking, which are never kept, nor what lies below them. */
export function treatmentOf(method: string, path: string, isPage: boolean, booking: readonly string[]): Treatment {
  if (method !== 'GET') return 'network'
  // Page data of a page is treated as the page is.
  const page = withoutLocalePrefix(pageOfDataAddress(path) ?? path)
  if (never.test(page) || booking.some((it) => `${page}/`.startsWith(it))) return 'network'
  if (isImmutable(path)) return 'forever'
  if (!isPage && !isPageData(path)) return /^\/portraits\//.test(path) ? 'article' : 'network'
  return fresh.test(page) ? 'fresh' : 'article'
}

/** Adds to a cached page when it was saved: a line before its root, which hydration leaves alone. */
export function withSavedDate(html: string, savedOn: Date): string {
  const language = /<html[^>]* lang="en"/.test(html) ? 'en' : 'nb'
  const words = (language === 'en' ? en : no).site
  const date = savedOn.toLocaleDateString(language === 'en' ? 'en-GB' : 'nb-NO', { dateStyle: 'long' })
  const text = `${words.offline} ${format(words.savedOn, { date })}`
  return html.replace('<div id="root"', `<p class="saved-on" role="status">${text}</p><div id="root"`)
}
