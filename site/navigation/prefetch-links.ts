import { bookingKinds } from '#domain/site/page-kinds.ts'
import { loadTemplate } from '../template-of.ts'
import { ownLinks, pageOfLink } from './links.ts'
import { linksChanged } from './links-changed.ts'
import { getPage } from './page-store.ts'

/** At most this many pages are prefetched because their links came into view. */
const mostInView = 12
/**
 * Results for words that only this browser knows are left out: fetching them would tell the server what was searched for. So is the way
 * back up: few take it, and each of its pages has code of its own.
 */
const linksInView = `main ${ownLinks}:not([data-private] *, .crumbs *)`

/**
 * Prefetches pages, data and code: at once when a link is hovered or focused, and when idle for content links that come into
 * view. Nothing for visitors who save data: for them no link is ours (links.ts).
 */
export function startPrefetching() {
  const fetchMeant = (target: Element | null) => {
    const link = target?.closest?.(ownLinks)
    const url = link && pageOfLink(link)
    if (url) void fetchAhead(url, true)
  }
  for (const name of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(name, (event) => fetchMeant(event.target as Element), { passive: true })
  // The move of the pointer that loaded this script may have ended on a link.
  fetchMeant(document.querySelector('a:hover'))

  if (!('IntersectionObserver' in window)) return
  let left = mostInView
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || left === 0) continue
      seen.unobserve(target)
      const url = pageOfLink(target)
      if (!url) continue
      left--
      void fetchAhead(url, false)
    }
  })
  const observe = () => {
    seen.disconnect()
    left = mostInView
    for (const link of document.querySelectorAll(linksInView)) seen.observe(link)
  }
  whenIdle(observe)
  addEventListener(linksChanged, () => whenIdle(observe))
  new MutationObserver(() => whenIdle(observe)).observe(document.querySelector('title')!, { childList: true })
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}

/**
 * The booking's code is large: it is only prefetched on hover or focus, because a link to it is always in view. A link to
 * search opens a dialog, which needs the page's data but not its code.
 */
async function fetchAhead({ pathname }: URL, isMeant: boolean) {
  const loaded = await getPage(pathname).catch(() => undefined)
  if (!loaded || loaded.page.kind === 'search' || (!isMeant && bookingKinds.has(loaded.page.kind))) return
  await loadTemplate(loaded.page).catch(() => {})
}
