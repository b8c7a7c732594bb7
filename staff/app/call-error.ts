import type { Answer, CallProblem } from '#client/send.ts'

/** Why a call came to nothing, thrown for the library that keeps answers. */
export class CallError extends Error {
  readonly problem: CallProblem

  constructor(problem: CallProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** The value of an answer; throws where there is none. */
export function unwrap<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new CallError(answer.problem)
  return answer.value
}

export function problemOf(error: Error): CallProblem {
  return error instanceof CallError ? error.problem : { code: 'unknown' }
}
