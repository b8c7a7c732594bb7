import { type MouseEvent, useSyncExternalStore } from 'react'

const changed = 'booking-address'

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  addEventListener(changed, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(changed, listener)
  }
}

/**
 * The query of the address. Read anew on every render, because the router of the site changes it too when somebody follows
 * a link to the booking from the menu.
 */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
}

/** Goes to a query of this page. `replace`: a change of mind on the same page, which Back should not repeat. */
export function go(search: string, { replace = false } = {}) {
  const state = { key: randomId() }
  if (replace) history.replaceState({ ...(history.state as object), ...state }, '', search)
  else history.pushState(state, '', search)
  dispatchEvent(new Event(changed))
}

/** The query of a link to this same page that was clicked without a modifier key. */
export function searchOfClick(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest<HTMLAnchorElement | SVGAElement>('a[href]')
  const href = link?.getAttribute('href')
  if (!href || link?.getAttribute('target')) return
  const url = new URL(href, location.href)
  return url.pathname === location.pathname && !url.hash && url.origin === location.origin ? url.search : undefined
}

/** Follows an ordinary link, so that whoever watches clicks on the page gets a chance to do it without loading anew. */
export function follow(path: string) {
  const link = document.createElement('a')
  link.href = path
  document.body.append(link)
  link.click()
  link.remove()
}

/** 128 random bits. `crypto.randomUUID` would not exist on a page without HTTPS, such as one on a clinic's own network. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
