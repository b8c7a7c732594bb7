import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followChanges } from './follow-changes.ts'
import { forget } from './queries.ts'

/** What the key of an answer about a clinic looks like. */
interface ClinicInput {
  query?: { clinic?: string }
}

/** Asks again for everything that is shown of a clinic when something there has changed. Returns whether the console is connected. */
export function useLive(clinic: string): boolean {
  const client = useQueryClient()
  const [isLive, setLive] = useState(true)
  useEffect(() => {
    return followChanges(`/api/staff/events?${new URLSearchParams({ clinic })}`, {
      onLive: setLive,
      onChange: () =>
        void client.invalidateQueries({
          predicate: ({ queryKey: [, input] }) => (input as ClinicInput | undefined)?.query?.clinic === clinic,
        }),
      onSignedOut: () => forget(client),
    })
  }, [client, clinic])
  return isLive
}
