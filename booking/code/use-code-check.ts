import { useState } from 'react'
import type { CallProblem } from '#client/send.ts'
import { checkSmsCode } from '#domain/forms/fields/sms-code.ts'
import { checkCode, sendCode } from '../booking-calls.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { createCodeTries } from './code-tries.ts'

export interface CodeCheck {
  code: string
  /** What is wrong with the code that was typed. */
  error?: string
  /** Whether a code is on its way to this phone, so that there is one to type. */
  isSent: boolean
  isSending: boolean
  isChecking: boolean
  wasResent: boolean
  /** What came in between, with the way to do the same thing again. */
  trouble?: { problem: CallProblem; retry: () => void }
  type: (text: string) => void
  submit: () => void
  send: () => void
}

/** A code that was sent: to which phone, under which id, and when another one can be asked for. */
export interface SentCode {
  phone: string
  id: string
  resendAt: number
}

/** Sends a code to a phone. */
export async function requestCode(
  phone: string,
  locale: BookingSite['locale'],
  clinic?: string,
): Promise<{ sent: SentCode; problem?: undefined } | { problem: CallProblem }> {
  const answer = await sendCode(phone, locale, clinic)
  if (!answer.ok) return { problem: answer.problem }
  return { sent: { phone, id: answer.value.id, resendAt: Date.now() + answer.value.resendIn * 1000 } }
}

/** Typing, checking and sending the code. It is checked as soon as six digits are there, because phones autofill it whole. */
export function useCodeCheck({
  phone,
  sent,
  site: { common, locale },
  onSent,
  onVerified,
  onIncomplete,
}: {
  phone: string
  sent: SentCode | undefined
  site: Pick<BookingSite, 'common' | 'locale'>
  onSent: (sent: SentCode) => void
  onVerified: (token: string) => void
  /** Told what is missing when less than a code is submitted, and nothing once that is over; else the field says it. */
  onIncomplete?: (message: string | undefined) => void
}): CodeCheck {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [trouble, setTrouble] = useState<CodeCheck['trouble']>()
  const [busy, setBusy] = useState<'sending' | 'checking'>()
  const [wasResent, setResent] = useState(false)
  const [tries] = useState(createCodeTries)

  async function verify(text: string) {
    const checked = checkSmsCode(text)
    if (!checked.ok) return (onIncomplete ?? setError)(common.validation[checked.key])
    if (!sent || busy) return
    const start = tries.start(checked.value)
    if (start === 'busy') return
    if (start !== 'send') return setError(start.refused)
    setBusy('checking')
    setTrouble(undefined)
    const answer = await checkCode(sent.id, checked.value, locale)
    setBusy(undefined)
    // The field says what is wrong with this code; a summary that asks for one would contradict it.
    onIncomplete?.(undefined)
    if (answer.ok) {
      tries.end()
      setError(undefined)
      return onVerified(answer.value.token)
    }
    const { problem } = answer
    const refusal = describeRefusal(problem)
    tries.end(refusal)
    if (refusal) setError(refusal)
    else setTrouble({ problem, retry: () => void verify(text) })
  }

  function describeRefusal({ code, fields }: CallProblem): string | undefined {
    // The server's words for the field: at the last try they say that only a new code helps.
    if (code === 'invalid-code') return fields?.code ?? common.validation['invalid-code']
    // Further tries with this code are refused; the button for a new one is right below.
    return code === 'code-exhausted' || code === 'code-expired' ? common.problems[code] : undefined
  }

  async function send() {
    if (busy) return
    setBusy('sending')
    setResent(false)
    setTrouble(undefined)
    const answer = await requestCode(phone, locale)
    setBusy(undefined)
    if (answer.problem) return setTrouble({ problem: answer.problem, retry: () => void send() })
    onSent(answer.sent)
    // The old code no longer counts, and neither does what was wrong with it.
    tries.forget()
    setCode('')
    setError(undefined)
    onIncomplete?.(undefined)
    setResent(true)
  }

  return {
    code,
    error,
    isSent: sent !== undefined,
    isSending: busy === 'sending',
    isChecking: busy === 'checking',
    wasResent,
    trouble,
    type(text) {
      setCode(text)
      setError(undefined)
      if (checkSmsCode(text).ok) void verify(text)
    },
    submit: () => void verify(code),
    send: () => void send(),
  }
}
