import { listWords } from '#messages/staff/list-words.ts'
import { problemOf } from '../app/call-error.ts'
import { ProblemLine } from '../app/problem-line.tsx'
import { useWords } from '../app/words.tsx'

/** Why a change came to nothing: mostly because somebody else was faster. */
export function ChangeProblem({ error }: { error: Error | null }) {
  const { changedMeanwhile } = useWords(listWords)
  if (!error) return null
  const problem = problemOf(error)
  if (problem.code !== 'other-state') return <ProblemLine problem={problem} />
  return (
    <p className="problem-line" role="alert">
      {changedMeanwhile}
    </p>
  )
}
