import { useEffect, useState } from 'react'

/** Milliseconds in which nobody has read a new list yet. Browsers do not count what moves so soon after a tap either. */
const settlingTime = 500

/**
 * The answer by which a list is sorted. One that comes later is shown on its entries but moves none of them, because a finger may
 * be on its way. `list` names what is listed: another list is sorted anew.
 */
export function useSteadyAnswer<T>(answer: T, list: string) {
  const [state, setState] = useState({ steady: answer, list, isOpen: true })
  const accept = (isOpen: boolean) => setState({ steady: answer, list, isOpen })
  if (state.list !== list) accept(true)
  else if (state.isOpen && state.steady !== answer) accept(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every list has its own time
  useEffect(() => {
    const timer = setTimeout(() => setState((before) => ({ ...before, isOpen: false })), settlingTime)
    return () => clearTimeout(timer)
  }, [list])
  /** Sorts by what is known now, and with `isOpen` by the next answer too, whenever it comes. */
  return { steady: state.steady, sortAgain: accept }
}
