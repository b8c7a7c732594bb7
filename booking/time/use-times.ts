import { useEffect, useState } from 'react'
import { type Day, type DaySlots, fetchDays, fetchSlots, type TimesQuery } from '../api/api.ts'
import type { Answer, CallProblem } from '../api/call.ts'

export interface Fetched<T> {
  value?: T
  problem?: CallProblem
  retry: () => void
}

/** Others book all the time: what is shown is asked for again this often, and when the visitor comes back to the page. */
const refreshAfter = 10_000

/**
 * The answer to a question that changes with time. While it is asked again the old answer stays; a new question
 * (another `key`) begins with nothing.
 */
function useLive<T>(key: string | undefined, fetch: (signal: AbortSignal) => Promise<Answer<T>>): Fetched<T> {
  const [state, setState] = useState<{ key?: string; value?: T; problem?: CallProblem }>({})
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says everything about the question
  useEffect(() => {
    if (key === undefined) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      clearTimeout(timer)
      const answer = await fetch(stop.signal)
      setState((before) => {
        if (answer.ok) return { key, value: answer.value }
        // What was known a moment ago is worth more than a message about the network.
        return before.key === key && before.value ? before : { key, problem: answer.problem }
      })
      timer = setTimeout(askIfSeen, refreshAfter)
    }
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') ask().catch(() => {})
    }
    document.addEventListener('visibilitychange', askIfSeen)
    ask().catch(() => {})
    return () => {
      stop.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', askIfSeen)
    }
  }, [key, turn])

  const isCurrent = state.key === key
  return {
    value: isCurrent ? state.value : undefined,
    problem: isCurrent ? state.problem : undefined,
    retry: () => {
      setState({})
      setTurn((it) => it + 1)
    },
  }
}

const keyOf = ({ treatment, clinic, practitioner }: TimesQuery) => `${treatment} ${clinic} ${practitioner ?? ''}`

/** The next two months, a line a day. */
export function useDays(query: TimesQuery): Fetched<Day[]> {
  return useLive(keyOf(query), (signal) => fetchDays(query, signal))
}

/** The free times of a day. */
export function useSlots(query: TimesQuery, date: string | undefined): Fetched<DaySlots> {
  return useLive(date && `${keyOf(query)} ${date}`, (signal) => fetchSlots({ ...query, date: date! }, signal))
}
