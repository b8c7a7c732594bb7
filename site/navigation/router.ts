import { flushSync } from 'react-dom'
import { format } from '#messages/format.ts'
import { afterPaint } from '#ui/after-paint.ts'
import { reportPageError } from '#ui/error-boundary/report-page-error.ts'
import { loadAnew, needsOwnDocument } from '../consent/consent.ts'
import type { LoadedPage } from '../load-page.ts'
import { rememberLocale } from '../remember-locale.ts'
import { loadTemplate } from '../template-of.ts'
import { announce } from './announce.ts'
import { loadFallback } from './fallback-page.ts'
import { updateHead } from './head.ts'
import { pageOfClick } from './links.ts'
import { getPage, PageUnavailable } from './page-store.ts'
import { hidePending, showPending } from './pending.ts'
import {
  enterEntry,
  leaveEntry,
  newEntryState,
  rememberedScroll,
  rememberScroll,
  startScrollMemory,
} from './scroll-memory.ts'

interface RouterParts {
  first: LoadedPage
  /** Fulfilled when the whole stylesheet is loaded. */
  styled: Promise<void>
  show(loaded: LoadedPage): void
  /** Whether the address asked for the content only: linked pages are then shown the same way. */
  contentOnly: boolean
}

export interface Router {
  navigate(url: URL): void
  /** The page that is shown. */
  current(): LoadedPage
}

/** Follows links by fetching only page data. */
export function startRouter({ first, styled, show, contentOnly }: RouterParts): Router {
  let current = first
  let visit = 0
  /** The address that is shown, without its fragment. */
  let shown = pageAddress()
  startScrollMemory()

  async function go(url: URL, place: () => void) {
    const mine = ++visit
    const done = showPending(current.shared.messages.site.loading)
    const [loaded] = await Promise.all([load(url.pathname), styled, new Promise<void>(afterPaint)])
    done()
    // Another link was followed meanwhile: the last one wins.
    if (mine !== visit) return
    if (!loaded || needsOwnDocument(loaded.page)) return url.href === location.href ? loadAnew() : location.assign(url)
    current = loaded
    place()
    enterEntry()
    shown = pageAddress()
    closeMenus()
    // First what the page is called, because a page may name itself more closely: the booking, by its step.
    updateHead(loaded)
    flushSync(() => show(loaded))
    rememberLocale(loaded.page.locale)
    hidePending()
    settle(url)
    announce(format(loaded.shared.messages.site.pageLoaded, { title: document.title }))
  }

  /** Undefined if the page belongs to another build than the code of this tab. */
  async function load(path: string): Promise<LoadedPage | undefined> {
    try {
      const loaded = await getPage(path)
      await loadTemplate(loaded.page)
      return loaded
    } catch (error) {
      const isKnown = error instanceof PageUnavailable
      if (isKnown && error.reason === 'other-build') return
      if (!isKnown) reportPageError(error, { page: current.page.kind, part: 'script' })
      const problem = isKnown ? error : new PageUnavailable('failed')
      return loadFallback(problem, path, current)
    }
  }

  function navigate(url: URL) {
    const dialog = dialogOf(url)
    if (dialog) {
      return void Promise.all([dialog, styled])
        .then(([it]) => it.openDialog(current, navigate))
        .catch(() => location.assign(url))
    }
    if (contentOnly) url.searchParams.set('contentonly', '1')
    rememberScroll()
    // On a kiosk, Back must not lead to anything of the previous visitor.
    const method = current.page.kind === 'kiosk' ? 'replaceState' : 'pushState'
    const enter = () => history[method](newEntryState(), '', url)
    void go(url, url.href === location.href ? () => {} : enter)
  }

  /** Two links of the header open a dialog over the page: search, unless it asks for results, and the nearest clinic. */
  function dialogOf({ pathname, search, hash }: URL) {
    const { paths } = current.shared.navigation
    if (pathname === paths.search && !search && current.page.kind !== 'search')
      return import('../search/open-search.tsx')
    if (pathname === paths.clinics && hash === '#nearest') return import('../nearest/open-nearest.tsx')
  }

  addEventListener('click', (event: MouseEvent) => {
    const url = pageOfClick(event)
    // The browser may follow a link to a fragment of this page. Not for other taps: reading the position lays the page out.
    if (!url) return (event.target as Element).closest('a') ? rememberScroll() : undefined
    event.preventDefault()
    navigate(url)
  })
  addEventListener('popstate', () => {
    const top = rememberedScroll()
    if (pageAddress() === shown) return returnToPlace(top)
    leaveEntry()
    // These pages handle changes of their query themselves.
    if (/^(?:booking|directory|waiting-list)$/.test(current.page.kind) && location.pathname === pathOf(shown)) {
      shown = pageAddress()
      return enterEntry()
    }
    void go(new URL(location.href), () => {}).then(() => scrollTo(0, top ?? 0))
  })
  addEventListener('retry-page', () => void go(new URL(location.href), () => {}))
  return { navigate, current: () => current }
}

/** Another fragment of the same page: the browser scrolls to new ones, and we to those visited before. */
function returnToPlace(top: number | undefined) {
  if (top !== undefined) {
    leaveEntry()
    scrollTo(0, top)
  }
  enterEntry()
}

const pageAddress = () => location.pathname + location.search
const pathOf = (address: string) => address.split('?')[0]

/** No new document is loaded when a menu link is followed, so the menu must be closed explicitly. */
function closeMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover()
}

/** Scrolls and moves focus to the start of the new page, or to the fragment of its address. */
function settle(url: URL) {
  const target = url.hash ? document.getElementById(readFragment(url.hash)) : null
  if (target) target.scrollIntoView()
  else scrollTo(0, 0)
  const focus = target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!focus) return
  focus.tabIndex = -1
  focus.focus({ preventScroll: true })
}

/** A fragment that somebody mistyped, such as '#50%', is taken as it stands. */
function readFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
