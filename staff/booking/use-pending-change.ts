import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Day } from '../visits/day.ts'

/** The id of the change that is pending of a booking, as the open day shows it; undefined where none is open that shows the booking. */
export function usePendingChange(reference: string): string | null | undefined {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  return useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => findPending(client, reference),
  )
}

function findPending(client: QueryClient, reference: string): string | null | undefined {
  // What is being asked for again may be older than the change.
  const days = client.getQueryCache().findAll({
    queryKey: ['GET /staff/day'],
    type: 'active',
    predicate: ({ state }) => !state.isInvalidated,
  })
  return days
    .flatMap(({ state }) => (state.data as Day | undefined)?.practitioners ?? [])
    .flatMap(({ bookings }) => bookings)
    .filter((it) => it.reference === reference)
    .map(({ pending }) => pending?.id ?? null)[0]
}
