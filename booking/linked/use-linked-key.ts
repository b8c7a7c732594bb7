import { useLayoutEffect, useState } from 'react'
import type { BookingKey } from '../booking-calls.ts'
import { useSearch } from '../flows/use-search.ts'
import { type KeptIn, keepKey } from './kept-key.ts'
import { isDamagedKey, readFragment, takeLinkedKey } from './linked-key.ts'

export interface LinkedKey {
  key: BookingKey | undefined
  /** Shows and keeps what was made on this page. */
  show: (made: BookingKey) => void
  /** A part of the link is missing. */
  isDamaged: boolean
  /** How many links were opened in this tab after the page was there: a link changes only the fragment, and the browser loads nothing. */
  openedLater: number
}

/**
 * The key of the page that a link from an SMS opens. `isForKey`: whether an address is that of what has a key; at another one the page does something
 * else, and the key stays where it is. It must be the same function every time.
 */
export function useLinkedKey(
  store: KeptIn,
  { isForKey, keepsQuery = false }: { isForKey?: (address: Location) => boolean; keepsQuery?: boolean } = {},
): LinkedKey {
  const [{ key, isDamaged }, set] = useState<Pick<LinkedKey, 'key' | 'isDamaged'>>({ key: undefined, isDamaged: false })
  const [openedLater, setOpenedLater] = useState(0)
  const search = useSearch()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is only when to look again; it is empty until the page is hydrated
  useLayoutEffect(() => {
    // The address itself: a key must not be taken for another page's because this one is not hydrated yet.
    if (isForKey && !isForKey(location)) return
    const open = () => {
      const damaged = isDamagedKey(location.hash)
      const found = takeLinkedKey(store, keepsQuery)
      set((before) => {
        const next = found ?? (damaged ? undefined : before.key)
        const isSame = next?.token === before.key?.token && damaged === before.isDamaged
        return isSame ? before : { key: next, isDamaged: damaged }
      })
    }
    const openLater = () => {
      if (!readFragment(location.hash) && !isDamagedKey(location.hash)) return
      open()
      setOpenedLater((count) => count + 1)
    }
    // The HTML is for visitors without a link; those who have one see the loading state before the first paint.
    document.documentElement.classList.remove('starting')
    open()
    addEventListener('hashchange', openLater)
    return () => removeEventListener('hashchange', openLater)
  }, [store, isForKey, keepsQuery, search])
  function show(made: BookingKey) {
    keepKey(store, made)
    set({ key: made, isDamaged: false })
  }
  return { key, show, isDamaged, openedLater }
}
