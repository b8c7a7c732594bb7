import type { CallProblem } from '#client/send.ts'
import type { AnswerOf } from '#domain/api/call-types.ts'
import type { SentCode } from '../../code/use-code-check.ts'

type Arrival = AnswerOf<'POST /check-ins'>
type Choices = AnswerOf<'POST /check-ins/choices'>['choices']

export const refusals = ['too-early', 'other-clinic', 'already-arrived', 'cancelled', 'not-found'] as const
type Refusal = (typeof refusals)[number]

export type CheckInScreen =
  | { is: 'ways' }
  | { is: 'scan' }
  | { is: 'phone' }
  | { is: 'code'; sent: SentCode }
  | { is: 'choices'; choices: Choices }
  | { is: 'sending' }
  | { is: 'arrived'; arrival: Arrival }
  /** `where`: a seat, for somebody who checked in before. `start`: the time, for somebody who is too early. */
  | { is: 'refused'; refusal: Refusal; where: string | undefined; start: string | undefined }
  | { is: 'trouble'; problem: CallProblem; retry: () => void }
