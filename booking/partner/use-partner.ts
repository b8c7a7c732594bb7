import { useCallback, useEffect, useState } from 'react'
import type { PartnerView } from '#domain/api/answers.ts'
import type { Locale } from '#domain/locale.ts'
import { fetchPartner } from '../api/api.ts'
import type { Answer, CallProblem } from '../api/call.ts'

export type AskedPartner =
  /** The address names none, or one that does not exist or has ended: the booking goes on without. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'found'; partner: PartnerView }
  | { state: 'failed'; problem: CallProblem; retry: () => void }

/** The partner that an address names. */
export function usePartner(id: string | undefined, locale: Locale): AskedPartner {
  const [answered, setAnswered] = useState<{ id: string; answer: Answer<PartnerView> }>()
  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (id === undefined) return
      setAnswered(undefined)
      try {
        setAnswered({ id, answer: await fetchPartner(id, locale, signal) })
      } catch (error) {
        // Another partner was asked for, or the page was left.
        if (!signal?.aborted) throw error
      }
    },
    [id, locale],
  )
  useEffect(() => {
    const abort = new AbortController()
    void load(abort.signal)
    return () => abort.abort()
  }, [load])

  if (id === undefined) return { state: 'none' }
  if (answered?.id !== id) return { state: 'loading' }
  const { answer } = answered
  if (answer.ok) return { state: 'found', partner: answer.value }
  if (answer.problem.code === 'not-found') return { state: 'none' }
  return { state: 'failed', problem: answer.problem, retry: () => void load() }
}
