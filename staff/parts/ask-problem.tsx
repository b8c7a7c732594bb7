import { problemOf } from '../app/call-error.ts'
import { ProblemLine } from '../app/problem-line.tsx'
import { SignInAgain } from './sign-in-again.tsx'

/** Why a question has no answer: what went wrong, or that it takes a fresh sign-in. */
export function AskProblem({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const problem = problemOf(error)
  return problem.code === 'sign-in-again' ? <SignInAgain /> : <ProblemLine problem={problem} onRetry={onRetry} />
}
