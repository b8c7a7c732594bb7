import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Something that screens share, kept with the server's answers: it is forgotten with them when nobody is signed in any more. */
export function useSharedState<T>(name: string): [value: T | null, keep: (value: T | null) => void] {
  const client = useQueryClient()
  const { data } = useQuery<T | null>({
    queryKey: [name],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const keep = useCallback((value: T | null) => client.setQueryData([name], value), [client, name])
  return [data ?? null, keep]
}
