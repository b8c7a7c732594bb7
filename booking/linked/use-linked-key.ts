import { useLayoutEffect, useState } from 'react'
import type { BookingKey } from '../booking-calls.ts'
import { isDamagedKey } from './linked-key.ts'

/** What a page that a link from an SMS opens shows. `find` runs in the browser only; `isOff`: the page is about something else now. */
export function useLinkedKey(find: () => BookingKey | undefined, isOff = false) {
  const [key, setKey] = useState<BookingKey>()
  const [isDamaged, setDamaged] = useState(false)
  useLayoutEffect(() => {
    if (isOff) return
    const open = () => {
      setDamaged(isDamagedKey(location.hash))
      const found = find()
      if (found) setKey(found)
    }
    // The HTML is for visitors without a link; those who have one see the loading state before the first paint.
    document.documentElement.classList.remove('starting')
    open()
    // A second link that is opened in this tab changes only the fragment.
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [find, isOff])
  return { key, setKey, isDamaged }
}
