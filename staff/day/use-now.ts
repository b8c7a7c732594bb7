import { useEffect, useState } from 'react'

/** The time by the server's clock, to the minute: that of a desk's computer may be wrong. */
export function useNow(serverNow: string | undefined): number {
  const [ahead, setAhead] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (serverNow !== undefined) setAhead(Date.parse(serverNow) - Date.now())
  }, [serverNow])
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return now + ahead
}

/** Minutes since a time. */
export function minutesSince(time: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(time)) / 60_000))
}
