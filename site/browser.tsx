import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { rootId } from '#domain/site/page-places.ts'
import { App } from './app.tsx'
import { startConsent, thirdPartiesAreHere } from './consent/consent.ts'
import { takePage } from './live/live-facts.ts'
import type { LoadedPage } from './load-page.ts'
import { getFirstPage, leaveOldRelease } from './navigation/first-page.ts'
import { startPrefetching } from './navigation/prefetch-links.ts'
import { startRouter } from './navigation/router.ts'
import { loadWholeStylesheet } from './navigation/whole-stylesheet.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { rememberLocale } from './remember-locale.ts'
import { loadTemplate } from './template-of.ts'

// The browser's entry: hydrates the page that is already there. The page's inline script imports it on the first
// interaction and calls navigate for a link that was clicked before.
const contentOnly = new URLSearchParams(location.search).get('contentonly') === '1'
const container = document.getElementById(rootId)!
const styled = loadWholeStylesheet(container.dataset.styles!)
// A page that answers at another address (such as 404) says which page it is.
const shown = document.documentElement.dataset.page ?? location.pathname
const first = await getFirstPage(shown.endsWith('/') ? shown : `${shown}/`, container.dataset.version!)

export const navigate = first ? await start(first) : leaveOldRelease()

async function start(first: LoadedPage) {
  await loadTemplate(first.page)
  takePage()
  // At once, not when the browser is idle: the click that caused hydration is handled right after and needs the hydrated page.
  const root = flushSync(() => hydrateRoot(container, <App loaded={first} contentOnly={contentOnly} />))
  const localeBefore = rememberLocale(first.page.locale)
  // Where an address, a link from outside or a missing page has led to the other language. Once: this one is remembered now.
  if (localeBefore && localeBefore !== first.page.locale)
    void styled.then(() => import('./language-offer/offer-language.tsx')).then((it) => it.offerLanguage(first))
  // Third-party scripts must not learn of the next page, not even through its fetches, so the browser follows links itself.
  const router = thirdPartiesAreHere()
    ? { navigate: (url: URL) => location.assign(url), current: () => first }
    : startRouter({
        first,
        styled,
        contentOnly,
        show: (loaded) => root.render(<App loaded={loaded} contentOnly={contentOnly} />),
      })
  if (!thirdPartiesAreHere()) startPrefetching()
  startConsent(router.current)
  // The kiosk caches nothing, and every wipe would remove the worker as well.
  if (first.page.kind !== 'kiosk') registerServiceWorker()
  // The press that caused hydration is repeated right after, and closing the notice has code of its own, which the page asked for just now.
  if (document.querySelector('.site-notice [aria-busy]')) await import('./notice/shown-notice.ts').catch(() => {})
  return router.navigate
}
