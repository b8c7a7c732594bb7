import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type InputOf, request } from '#client/request.ts'
import type { AnswerOf, CallName } from '#domain/api/call-types.ts'
import { attentionHeaders } from './attention.ts'
import { unwrap } from './call-error.ts'

export type Question = Extract<CallName, `GET ${string}`>

interface AskOptions {
  isWanted?: boolean
  /** Milliseconds. */
  refreshEvery?: number | false
  /** Shows the earlier answer while another question is asked: the day before while the next one comes. */
  keepsEarlier?: boolean
  /** Each time it is asked is a row in the access log, so it is not asked again by itself. */
  isLogged?: boolean
}

/** The answer to a question, kept and asked again by the library; live events ask again, too (use-live.ts). */
export function useAsk<Name extends Question>(
  name: Name,
  input: InputOf<Name>,
  { isWanted = true, refreshEvery = false, keepsEarlier = false, isLogged = false }: AskOptions = {},
) {
  return useQuery({
    queryKey: [name, input],
    queryFn: async ({ signal }) => unwrap(await request(name, input, { signal, headers: attentionHeaders() })),
    enabled: isWanted,
    refetchInterval: refreshEvery,
    placeholderData: keepsEarlier ? keepPreviousData : undefined,
    ...(isLogged && { staleTime: Number.POSITIVE_INFINITY }),
  })
}

/** A call that changes something. Afterwards the answers to `touches` are asked for again. */
export function useChange<Name extends Exclude<CallName, Question>>(name: Name, touches: readonly Question[] = []) {
  const client = useQueryClient()
  const running = useRef<{ key: string; answer: Promise<AnswerOf<Name>> }>(undefined)
  return useMutation<AnswerOf<Name>, Error, InputOf<Name>>({
    // The second click of a double click comes before the button is seen to be pending. It gets the answer of the first.
    mutationFn: (input) => {
      const key = JSON.stringify(input)
      if (running.current?.key === key) return running.current.answer
      const answer = request(name, input)
        .then(unwrap)
        .finally(() => {
          running.current = undefined
        })
      running.current = { key, answer }
      return answer
    },
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => touches.includes(queryKey[0] as Question) }),
  })
}
