import { type FormEvent, useEffect, useRef, useState } from 'react'
import { checkSmsCode } from '#domain/fields/sms-code.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { checkCode } from '../../api/api.ts'
import type { CallProblem } from '../../api/call.ts'
import { Resend } from '../../code/resend.tsx'
import { ProblemNotice } from '../../frame/problem-notice.tsx'
import { formatPhone } from '../../words/phones.ts'
import type { KioskSite } from '../kiosk-site.ts'
import { requestCode, type SentCode } from './phone-form.tsx'

/** The code from the SMS; it is checked as soon as six digits are there. */
export function CodeForm({
  kiosk,
  sent,
  onSent,
  onVerified,
}: {
  kiosk: KioskSite
  sent: SentCode
  onSent: (sent: SentCode) => void
  onVerified: (token: string) => void
}) {
  const { booking } = kiosk
  const { words, common, locale } = booking
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [trouble, setTrouble] = useState<{ problem: CallProblem; retry: () => void }>()
  const [isBusy, setBusy] = useState(false)
  const [wasResent, setResent] = useState(false)
  /** A new code is typed here. */
  useEffect(() => {
    if (sent) input.current?.focus()
  }, [sent])

  async function verify(text: string) {
    const checked = checkSmsCode(text)
    if (!checked.ok) return setError(common.validation[checked.key])
    if (isBusy) return
    setBusy(true)
    setTrouble(undefined)
    const answer = await checkCode(sent.id, checked.value, locale)
    setBusy(false)
    if (answer.ok) return onVerified(answer.value.token)
    const { problem } = answer
    if (problem.code === 'invalid-code') setError(common.validation['invalid-code'])
    else if (problem.code === 'code-exhausted') setError(common.problems['code-exhausted'])
    else setTrouble({ problem, retry: () => void verify(text) })
  }
  async function resend() {
    setTrouble(undefined)
    const again = await requestCode(sent.phone, kiosk)
    if ('problem' in again) return setTrouble({ problem: again.problem, retry: () => void resend() })
    setCode('')
    setError(undefined)
    setResent(true)
    onSent(again)
  }
  function type(text: string) {
    setCode(text)
    setError(undefined)
    if (checkSmsCode(text).ok) void verify(text)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void verify(code)
  }
  return (
    <form noValidate onSubmit={submit} autoComplete="off">
      <p>{format(words.code.sent, { phone: formatPhone(sent.phone) })}</p>
      <Field id="code" label={words.code.code} hint={words.code.hint} error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input code"
            value={code}
            onChange={(event) => type(event.target.value)}
            inputMode="numeric"
            autoComplete="off"
            placeholder="123456"
          />
        )}
      </Field>
      {trouble && <ProblemNotice problem={trouble.problem} site={booking} onRetry={trouble.retry} />}
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? words.code.checking : words.nav.next}
      </Button>
      <Resend resendAt={sent.resendAt} onResend={() => void resend()} wasResent={wasResent} words={words} />
    </form>
  )
}
