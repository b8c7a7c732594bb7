import { useEffect, useState, useSyncExternalStore } from 'react'
import { createHold } from '#client/hold/hold.ts'

/** A time, or a place in a class, that was chosen for a caller. */
export interface ChosenTime {
  /** The slot's id; that of a class has its run. */
  slot: string
  start: string
  /** Who gives it. */
  name: string
}

/** Held while the form is filled in, as on the site; given back if another one is chosen or the form is left. */
export function useHeldTime() {
  const [hold] = useState(() => createHold({ warnBefore: 0 }))
  const { status, id, problem } = useSyncExternalStore(hold.subscribe, hold.get)
  const [time, setTime] = useState<ChosenTime>()
  useEffect(() => () => hold.release(), [hold])
  const isLost = status === 'taken' || status === 'gone'
  return {
    time: isLost ? undefined : time,
    /** Somebody else has the time that was chosen. */
    isLost,
    /** Chosen, but anybody may take it: it was held for as long as it can be, or could not be held. */
    isNotHeld: status === 'ended' || status === 'failed',
    problem,
    id,
    choose: (chosen: ChosenTime, isOverruled: boolean) => {
      setTime(chosen)
      // A time whose lead time has passed cannot be held, only booked.
      if (isOverruled) hold.release()
      else hold.follow(chosen.slot, true)
    },
    /** Whoever types wants it still. */
    touch: () => hold.touch(),
    /** Booked, taken by somebody else, or not wanted any more. */
    clear: (isBooked: boolean) => {
      if (isBooked) hold.forget()
      else hold.release()
      setTime(undefined)
    },
  }
}
export type HeldTime = ReturnType<typeof useHeldTime>
