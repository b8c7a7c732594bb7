import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Member, memberKey } from './member.ts'

/** Milliseconds between two looks at the clock: minutes are shown. */
const lookEvery = 15_000

/** The time by the server's clock, as epoch milliseconds: that of a desk's computer may be wrong. */
export function useNow(): number {
  const ahead = useAhead()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEvery)
    return () => clearInterval(timer)
  }, [])
  return now + ahead
}

/** How far the server's clock was ahead of ours when it said who is signed in. */
function useAhead(): number {
  const state = useQueryClient().getQueryState<Member | null>(memberKey)
  return state?.data ? Date.parse(state.data.now) - state.dataUpdatedAt : 0
}

/** Minutes since a time. */
export function minutesSince(time: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(time)) / 60_000))
}
