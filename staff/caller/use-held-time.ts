import { useEffect, useRef, useState } from 'react'
import { problemOf } from '../app/call-error.ts'
import { useChange } from '../app/use-calls.ts'
import type { FreeTime } from '../times/time-picker.tsx'

/** The chosen time, held while the form is filled in; given back if another one is chosen or the form is left. */
export function useHeldTime() {
  const [time, setTime] = useState<FreeTime>()
  const hold = useChange('POST /holds')
  const release = useChange('DELETE /holds/{id}', ['GET /staff/times'])
  const held = useRef<string>(undefined)
  const letGo = () => {
    if (held.current) release.mutate({ params: { id: held.current } })
    held.current = undefined
  }
  const leave = useRef(letGo)
  leave.current = letGo
  useEffect(() => () => leave.current(), [])
  return {
    time,
    hold: () => held.current,
    isPending: hold.isPending,
    problem: hold.error && problemOf(hold.error),
    choose: (chosen: FreeTime, isOverruled: boolean) => {
      letGo()
      // A time whose lead time has passed cannot be held, only booked.
      if (isOverruled) return setTime(chosen)
      hold.mutate(
        { body: { slot: chosen.id } },
        {
          onSuccess: ({ id }) => {
            held.current = id
            setTime(chosen)
          },
        },
      )
    },
    /** Booked, taken by somebody else, or not wanted any more. */
    clear: (isBooked: boolean) => {
      if (isBooked) held.current = undefined
      else letGo()
      setTime(undefined)
    },
  }
}
