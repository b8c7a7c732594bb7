import { useState } from 'react'
import type { CallProblem } from '#client/send.ts'
import { useAnswer } from '#client/use-answer.ts'
import type { Locale } from '#domain/market/locale.ts'
import { askBooking, type Booking, type BookingKey } from '../booking-calls.ts'

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

/** Often enough for its link to the calendar file, which works for a quarter of an hour. */
const refreshEvery = 10 * 60_000

/** The booking that this browser may see. */
export function useBooking(key: BookingKey | undefined, locale: Locale): OpenBooking {
  const { value, problem, answers, refresh } = useAnswer(key && askBooking(key, locale), {
    token: key?.token,
    refreshEvery,
  })
  /** What an action answered; an answer that came later is newer. */
  const [changed, setChanged] = useState<{ booking: Booking; after: number }>()

  const booking = changed && changed.after === answers ? changed.booking : value
  return {
    state: !key ? 'none' : booking ? 'shown' : problem ? 'failed' : 'looking',
    key,
    booking,
    problem: booking ? undefined : problem,
    show: (booking) => setChanged({ booking, after: answers }),
    refresh,
  }
}
