import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { isImmutable, isPageData, pageOfDataAddress, withoutLocalePrefix } from '#domain/site/site-addresses.ts'
import { fullDate } from '#messages/dates.ts'
import { en } from '#messages/en.ts'
import { format } from '#messages/format.ts'
import { no } from '#messages/no.ts'
import { sv } from '#messages/sv.ts'
import { savedNotice } from './saved-notice.ts'

/** What the service worker does with a request. */
export type Treatment =
  /** Left to the browser: never cached. */
  | 'network'
  /** A page around a booking: never cached, but offline the page that says so is shown in its place. */
  | 'online'
  /** The name changes with the content: cached and never revalidated. */
  | 'forever'
  /** Readable offline; waits only briefly for the network. */
  | 'article'
  /** Opening hours and prices: the cached copy is only shown when the network fails. */
  | 'fresh'

const never = /^\/(?:api|dev|fhir)(?:\/|$)/
const fresh = /(?:klinikker|klinikk|clinics?|priser|prices|pricing|all-prices)(?:\/|$)|app-data\.json$/

/** `booking`: paths of the booking pages, which are never cached, nor anything below them. */
export function treatmentOf(method: string, path: string, isPage: boolean, booking: readonly string[]): Treatment {
  if (method !== 'GET') return 'network'
  // The data of a page is treated like the page.
  const page = withoutLocalePrefix(pageOfDataAddress(path) ?? path)
  if (never.test(page)) return 'network'
  if (booking.some((it) => `${page}/`.startsWith(it))) return isPage ? 'online' : 'network'
  if (isImmutable(path)) return 'forever'
  if (!isPage && !isPageData(path)) return /^\/portraits\//.test(path) ? 'article' : 'network'
  return fresh.test(page) ? 'fresh' : 'article'
}

const words = { nb: no.site, en: en.site, sv: sv.site }
const languages = { nb: 'no', en: 'en', sv: 'sv' } as const

/** Adds to a cached page when it was saved: a line before its root, which hydration leaves alone. */
export function withSavedDate(html: string, savedOn: Date): string {
  const lang = (/<html[^>]* lang="(en|sv)"/.exec(html)?.[1] ?? 'nb') as keyof typeof words
  const date = fullDate(dayAtClinic(savedOn), languages[lang])
  const text = `${words[lang].offline} ${format(words[lang].savedOn, { date })}`
  return html.replace('<div id="root"', `${savedNotice(text)}<div id="root"`)
}
