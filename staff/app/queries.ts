import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { problemOf } from './call-error.ts'
import { memberKey } from './member.ts'

const passing = new Set(['unavailable', 'timeout', 'offline', 'provider-failure'])

/** What the server has answered. All of it is forgotten the moment nobody is signed in any more. */
export function createQueries(): QueryClient {
  const onError = (error: Error) => {
    if (problemOf(error).code === 'unauthenticated') forget(client)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // Days that nobody looks at any more are not kept for long.
        gcTime: 60_000,
        retry: (failures, error) => failures < 3 && passing.has(problemOf(error).code),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}

/** Leaves nothing of a patient in the tab. */
export function forget(client: QueryClient): void {
  forgetAnswers(client)
  client.setQueryData(memberKey, null)
}

/** Of the person who was signed in before. */
export function forgetAnswers(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== memberKey[0] })
}
