import { useState } from 'react'

/**
 * The answer by which a list is sorted that is of no use before: the first one counts, however late it comes, and later ones move
 * nothing. `list` names what is listed: another list is sorted anew. A file apart from useSteadyAnswer, which only the booking loads.
 */
export function useFirstAnswer<T>(answer: T | undefined, list: string): T | undefined {
  const [first, setFirst] = useState({ answer, list })
  if (first.list !== list || (first.answer === undefined && answer !== undefined)) setFirst({ answer, list })
  return first.answer
}
