import { useCallback, useEffect, useRef, useState } from 'react'
import type { Question } from './request.ts'
import { ask, type CallProblem } from './send.ts'

export interface Asked<T> {
  /** The last answer to this question; it stays while the question is asked again. */
  value?: T
  /** Why the last try came to nothing. */
  problem?: CallProblem
  isAsking: boolean
  /** How often an answer came, so that a new one can be told. */
  answers: number
  /** Asks again at once; also the way to retry. */
  refresh: () => void
}

interface AnswerOptions {
  /** Sent as a bearer token. */
  token?: string
  /** Milliseconds. */
  refreshEvery?: number
  /** The first time, too, it is asked by `refresh`: for a caller that may know the answer already. */
  isOnDemand?: boolean
}

interface State<T> extends Omit<Asked<T>, 'refresh'> {
  path?: string
}

/**
 * The answer of a GET call that changes with time. It is asked again when the visitor comes back to the page, and every
 * `refreshEvery` milliseconds while they look at it. Another path is another question and begins with nothing; a question
 * that is no longer wanted is cancelled. `asked` undefined: there is nothing to ask yet.
 */
export function useAnswer<T>(
  asked: Question<T> | undefined,
  { token, refreshEvery, isOnDemand = false }: AnswerOptions = {},
): Asked<T> {
  const path = asked?.path
  const [state, setState] = useState<State<T>>({ isAsking: false, answers: 0 })
  const askNow = useRef<() => void>(undefined)

  useEffect(() => {
    if (path === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = new AbortController()
    const begin = async () => {
      clearTimeout(timer)
      current.abort()
      current = new AbortController()
      setState((before) => ({ answers: 0, ...(before.path === path && before), path, isAsking: true }))
      const answer = await ask<T>(path, { signal: current.signal, token })
      setState((before) =>
        answer.ok
          ? { path, value: answer.value, isAsking: false, answers: before.answers + 1 }
          : { ...before, problem: answer.problem, isAsking: false },
      )
      if (refreshEvery) timer = setTimeout(beginIfSeen, refreshEvery)
    }
    // A cancelled question throws; its successor answers.
    const start = () => void begin().catch(() => {})
    const beginIfSeen = () => {
      if (document.visibilityState === 'visible') start()
    }
    askNow.current = () => {
      setState(({ problem: _, ...before }) => before)
      start()
    }
    document.addEventListener('visibilitychange', beginIfSeen)
    if (!isOnDemand) start()
    else if (refreshEvery) timer = setTimeout(beginIfSeen, refreshEvery)
    return () => {
      askNow.current = undefined
      current.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', beginIfSeen)
    }
  }, [path, token, refreshEvery, isOnDemand])

  const refresh = useCallback(() => askNow.current?.(), [])
  const { value, problem, isAsking, answers } =
    state.path === path ? state : ({ isAsking: path !== undefined && !isOnDemand, answers: 0 } as State<T>)
  return { value, problem, isAsking, answers, refresh }
}
