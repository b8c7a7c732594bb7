import { useState } from 'react'
import type { CallProblem } from '#client/call.ts'
import { request } from '#client/request.ts'
import type { AnswerOf } from '#domain/api/call-types.ts'
import type { SentCode } from '../../code/use-code-check.ts'
import type { KioskSite } from '../kiosk-site.ts'

export type Arrival = AnswerOf<'POST /check-ins'>
export type Choices = AnswerOf<'POST /check-ins/choices'>['choices']

const refusals = ['too-early', 'other-clinic', 'already-arrived', 'cancelled', 'not-found'] as const
export type Refusal = (typeof refusals)[number]

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

/** The way from 'I have an appointment' to a seat. */
export function useCheckIn({ clinic, booking: { locale } }: KioskSite) {
  const [screen, show] = useState<CheckInScreen>({ is: 'ways' })

  async function checkIn(proof: { ticket: string } | { verification: string }) {
    show({ is: 'sending' })
    const answer = await request('POST /check-ins', { body: { clinic: clinic.id, locale, ...proof } })
    if (answer.ok) return show({ is: 'arrived', arrival: answer.value })
    const { problem } = answer
    const refusal = refusals.find((it) => it === problem.code)
    show(
      refusal
        ? { is: 'refused', refusal, where: problem.where, start: problem.start }
        : { is: 'trouble', problem, retry: () => void checkIn(proof) },
    )
  }

  /** Several appointments of one phone are offered by time; one, or none, is settled by the server. */
  async function listChoices(verification: string) {
    show({ is: 'sending' })
    const body = { clinic: clinic.id, locale, verification }
    const answer = await request('POST /check-ins/choices', { body })
    if (!answer.ok) {
      return show({ is: 'trouble', problem: answer.problem, retry: () => void listChoices(verification) })
    }
    const { choices } = answer.value
    if (choices.length > 1) return show({ is: 'choices', choices })
    await checkIn({ verification })
  }
  return { screen, show, checkIn, listChoices }
}
