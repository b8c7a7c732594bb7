import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { type Booking, type BookingKey, fetchBooking } from '../api/api.ts'
import type { CallProblem } from '../api/call.ts'

export interface OpenBooking {
  /** looking: being fetched. none: this browser has no booking to show. */
  state: 'looking' | 'none' | 'shown' | 'failed'
  key?: BookingKey
  booking?: Booking
  problem?: CallProblem
  /** Puts what an action answered in the place of what was fetched. */
  show: (booking: Booking) => void
  /** Fetches it again. */
  refresh: () => void
}

/** The booking that this browser may see. `find` runs in the browser only: it looks at the address or the tab's store. */
export function useBooking(find: () => BookingKey | undefined): OpenBooking {
  const [key, setKey] = useState<BookingKey>()
  const [turn, setTurn] = useState(0)
  // The HTML is for whoever has no booking; whoever has one is told before anything is painted that it is looked for.
  const [found, setFound] = useState<Pick<OpenBooking, 'state' | 'booking' | 'problem'>>({ state: 'none' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the page is there
  useLayoutEffect(() => {
    document.documentElement.classList.remove('waking')
    const mine = find()
    if (!mine) return
    setKey(mine)
    setFound({ state: 'looking' })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is a new question
  useEffect(() => {
    if (!key) return
    const stop = new AbortController()
    fetchBooking(key, stop.signal).then(
      (answer) => {
        if (answer.ok) setFound({ state: 'shown', booking: answer.value })
        else setFound((before) => (before.booking ? before : { state: 'failed', problem: answer.problem }))
      },
      () => {},
    )
    return () => stop.abort()
  }, [key, turn])

  return {
    ...found,
    key,
    show: useCallback((booking: Booking) => setFound({ state: 'shown', booking }), []),
    refresh: useCallback(() => setTurn((it) => it + 1), []),
  }
}
