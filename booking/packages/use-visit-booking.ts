import { useRef, useState } from 'react'
import type { CallProblem } from '#client/send.ts'
import type { Booking, BookingKey, NewBooking } from '../booking-calls.ts'
import { randomId } from '../flows/address.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { bookVisit, readBooking } from './visit-calls.ts'

/** Books the next visit at a time, or all that have a proposal one after the other. */
export function useVisitBooking(key: BookingKey, site: BookingSite, onChanged: (booking: Booking) => void) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  /** The last visit that was booked here, and how many were. */
  const [made, setMade] = useState<{ last: NewBooking; count: number }>()
  const isUnderWay = useRef(false)
  /** The order that is sent again after a failure is the very same. */
  const order = useRef({ slot: '', id: '' })

  /** Books slots until `next` has none any more. Each booking changes what is proposed for the visits after it. */
  async function run(first: string, next: (booking: Booking) => string | undefined) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setProblem(undefined)
    let count = 0
    for (let slot: string | undefined = first; slot; ) {
      if (order.current.slot !== slot) order.current = { slot, id: randomId() }
      const answer = await bookVisit(key, slot, order.current.id, site.locale)
      if (answer.ok) {
        count++
        setMade({ last: answer.value, count })
      }
      const now = await readBooking(key, site.locale)
      if (now.ok) onChanged(now.value)
      const failed = answer.ok ? (now.ok ? undefined : now.problem) : answer.problem
      if (failed) setProblem(failed)
      slot = failed || !now.ok ? undefined : next(now.value)
    }
    isUnderWay.current = false
    setBusy(false)
  }

  return {
    isBusy,
    problem,
    made,
    book: (slot: string) => run(slot, () => undefined),
    bookAll: (slot: string) => run(slot, firstProposal),
    retry: () => void run(order.current.slot, () => undefined),
  }
}

/** The first time that is proposed for the next visit. */
export function firstProposal({ visits }: Pick<Booking, 'visits'>): string | undefined {
  return visits?.find((it) => !it.booking)?.proposed[0]?.id
}
