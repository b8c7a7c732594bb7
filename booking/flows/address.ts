import { afterPaint } from '#ui/after-paint.ts'

/** Where a flow's choices are, as a query string. */
export interface Address {
  get(): string
  /** What the prerendered page is made with. */
  getOnServer(): string
  subscribe(listener: () => void): () => void
  /** `replace`: a change of mind on the same page, which Back should not repeat. */
  go(search: string, options?: { replace?: boolean }): void
  /** Changes what Back will find, without going anywhere. `anew`: another page, which is not as far down as this one was. */
  remember(search: string, options?: { anew?: boolean }): void
}

const changed = 'booking-address'

/** The query of the page. The site's router changes it too, when a link to the booking is followed. */
export const queryAddress: Address = {
  get: () => location.search,
  getOnServer: () => '',
  subscribe(listener) {
    addEventListener('popstate', listener)
    addEventListener(changed, listener)
    return () => {
      removeEventListener('popstate', listener)
      removeEventListener(changed, listener)
    }
  },
  go(search, { replace = false } = {}) {
    // Both the history and the next step take several frames on a slow phone.
    afterPaint(() => {
      const state = { key: randomId() }
      if (replace) history.replaceState({ ...(history.state as object), ...state }, '', search)
      else history.pushState(state, '', search)
      dispatchEvent(new Event(changed))
    })
  },
  // The site's router finds how far an entry was scrolled by the key in its state.
  remember: (search, { anew = false } = {}) => history.replaceState(anew ? {} : history.state, '', search),
}

/** Choices that live as long as the flow is open. */
export function memoryAddress(start = ''): Address {
  const listeners = new Set<() => void>()
  let current = start
  return {
    get: () => current,
    getOnServer: () => start,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    go(search) {
      current = search
      for (const listener of listeners) listener()
    },
    // A flow in memory has no history to go back in.
    remember() {},
  }
}

/** 128 random bits. `crypto.randomUUID` would not exist on a page without HTTPS, such as one on a clinic's own network. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
