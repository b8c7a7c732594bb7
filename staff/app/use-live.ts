import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { forget } from './queries.ts'

/** What the key of an answer about a clinic looks like. */
interface ClinicInput {
  query?: { clinic?: string }
}

/**
 * Asks again for everything that is shown of a clinic when something there has changed. Returns whether the console is connected: if not,
 * it asks by itself. A lost connection comes back by itself, and whatever was missed is asked for then.
 */
export function useLive(clinic: string): boolean {
  const client = useQueryClient()
  const [isLive, setLive] = useState(true)
  useEffect(() => {
    const source = new EventSource(`/api/staff/events?${new URLSearchParams({ clinic })}`)
    const askAgain = () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [, input] }) => (input as ClinicInput | undefined)?.query?.clinic === clinic,
      })
    let wasLost = false
    source.onopen = () => {
      setLive(true)
      if (wasLost) void askAgain()
      wasLost = false
    }
    source.onerror = () => {
      wasLost = true
      setLive(false)
    }
    source.addEventListener('change', () => void askAgain())
    source.addEventListener('reset', () => void askAgain())
    source.addEventListener('signed-out', () => {
      source.close()
      forget(client)
    })
    return () => source.close()
  }, [client, clinic])
  return isLive
}
