import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followChanges } from './follow-changes.ts'
import { forget } from './queries.ts'

/** What the key of an answer about a clinic looks like. */
interface ClinicInput {
  query?: { clinic?: string; description?: string }
}

/** Whether an answer tells of a clinic: because it was asked for, or because it is the open booking. What its patient wrote stays as it is. */
function isAbout(clinic: string, { queryKey: [name, input], state }: Query): boolean {
  const { query } = (input ?? {}) as ClinicInput
  if (name !== 'GET /staff/bookings/{reference}') return query?.clinic === clinic
  return query?.description === undefined && (state.data as { clinic?: string } | undefined)?.clinic === clinic
}

/** Asks again for everything that is shown of a clinic when something there has changed. Returns whether the console is connected. */
export function useLive(clinic: string): boolean {
  const client = useQueryClient()
  const [isLive, setLive] = useState(true)
  useEffect(() => {
    return followChanges(`/api/staff/events?${new URLSearchParams({ clinic })}`, {
      onLive: setLive,
      onChange: () => void client.invalidateQueries({ predicate: (query) => isAbout(clinic, query) }),
      onSignedOut: () => forget(client),
    })
  }, [client, clinic])
  return isLive
}
