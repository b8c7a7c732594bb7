import { useState } from 'react'

/** Milliseconds in which nobody has read a new list yet. Browsers do not count what moves so soon after a tap either. */
const settlingTime = 500

/**
 * The answer by which a list is sorted. One that comes later is shown on its entries but moves none of them, because a finger may
 * be on its way; it counts once the visitor has asked for it, or for another `list`.
 */
export function useSteadyAnswer<T>(answer: T, list: string): { steady: T; acceptNext: () => void } {
  const [state, setState] = useState(() => ({ steady: answer, list, since: performance.now(), isAwaited: false }))
  const isNewList = state.list !== list
  const isSoon = performance.now() - state.since < settlingTime
  if (isNewList || (state.steady !== answer && (isSoon || state.isAwaited))) {
    const since = isNewList ? performance.now() : state.since
    setState({ steady: answer, list, since, isAwaited: false })
  }
  return { steady: state.steady, acceptNext: () => setState((before) => ({ ...before, isAwaited: true })) }
}
