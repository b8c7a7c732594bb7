import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type InputOf, request } from '#client/request.ts'
import { unwrap } from '../app/call-error.ts'
import { useLocale } from '../app/words.tsx'

type Body = NonNullable<InputOf<'POST /staff/bookings'>['body']>

/** Books once, however often it is pressed or sent again: the same order has the same key. */
export function useBookForCaller() {
  const client = useQueryClient()
  const locale = useLocale()
  const last = useRef<{ order: string; key: string }>(undefined)
  return useMutation({
    mutationFn: async (body: Body) => {
      const order = JSON.stringify(body)
      if (last.current?.order !== order) last.current = { order, key: crypto.randomUUID() }
      const headers = { 'idempotency-key': last.current.key }
      return unwrap(await request('POST /staff/bookings', { query: { locale }, body }, { headers }))
    },
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'GET /staff/day' }),
  })
}
