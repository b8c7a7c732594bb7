import { useEffect, useState } from 'react'
import type { Booking } from '../booking-calls.ts'

/** What can still be done with a booking. */
export interface PossibleChanges {
  /** A group has no other times. */
  mayMove: boolean
  /** Cancelling costs nothing yet. */
  isFree: boolean
  mayCancel: boolean
}

/** Timers cannot wait longer than about 24 days. */
const longestWait = 2_000_000

/**
 * What can still be done, by the seconds that the server counts: the clocks of phones are often wrong. `refresh` is called when a
 * limit passes, since cancelling costs something from then on.
 */
export function usePossibleChanges(booking: Booking | undefined, refresh: () => void): PossibleChanges {
  const [passed, setPassed] = useState<{ booking: Booking; seconds: number }>()
  useEffect(() => {
    if (!booking) return
    const timers = [booking.changeableFor, booking.cancellableFor]
      .filter((seconds) => seconds > 0 && seconds < longestWait)
      .map((seconds) =>
        setTimeout(() => {
          setPassed({ booking, seconds })
          refresh()
        }, seconds * 1000),
      )
    return () => timers.forEach(clearTimeout)
  }, [booking, refresh])
  const elapsed = passed && passed.booking === booking ? passed.seconds : 0
  return {
    mayMove: booking !== undefined && !booking.group && booking.changeableFor > elapsed,
    isFree: booking !== undefined && booking.changeableFor > elapsed,
    mayCancel: booking !== undefined && booking.cancellableFor > elapsed,
  }
}
