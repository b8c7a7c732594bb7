import { useLayoutEffect, useState } from 'react'
import type { BookingKey } from '../booking-calls.ts'
import { type KeptIn, recallKey } from './kept-key.ts'

/** What this tab has made, on a page that no link opens. */
export function useKeptKey(store: KeptIn): BookingKey | undefined {
  const [key, setKey] = useState<BookingKey>()
  useLayoutEffect(() => {
    // As in useLinkedKey.
    document.documentElement.classList.remove('starting')
    setKey(recallKey(store))
  }, [store])
  return key
}
