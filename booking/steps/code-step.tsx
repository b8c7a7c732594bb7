import { type FormEvent, useEffect, useRef, useState } from 'react'
import { checkSmsCode } from '#domain/fields/sms-code.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { checkCode, sendCode } from '../api/api.ts'
import type { CallProblem } from '../api/call.ts'
import { Resend } from '../form/resend.tsx'
import { useWebOtp } from '../form/use-web-otp.ts'
import { Bar } from '../frame/bar.tsx'
import { ProblemNotice } from '../frame/problem-notice.tsx'
import { HoldNotice } from '../hold/hold-notice.tsx'
import { SlotTaken } from '../hold/slot-taken.tsx'
import { go } from '../navigation.ts'
import { edit, keep } from '../position/links.ts'
import { useWizard } from '../wizard-context.tsx'
import { formatPhone } from '../words/phones.ts'

/** The code from the SMS: one field, checked as soon as six digits are there, because phones fill it in at one stroke. */
export function CodeStep() {
  const wizard = useWizard()
  const { position, words, common, locale, draft, setDraft, errors, setErrors, held } = wizard
  const phone = draft.patient!.phone
  const isVerified = draft.proof?.phone === phone
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  // What was wrong here is not wrong on the next page.
  useEffect(() => () => setErrors([]), [setErrors])
  const [wasResent, setResent] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const tried = useRef('')
  useEffect(() => input.current?.focus(), [])
  useWebOtp((received) => void type(received))

  /** True when the code is right. */
  async function verify(text: string): Promise<boolean> {
    const checked = checkSmsCode(text)
    if (!checked.ok) {
      setErrors([{ field: 'code', message: common.validation[checked.key] }])
      return false
    }
    if (!draft.sent) return false
    tried.current = checked.value
    setChecking(true)
    setProblem(undefined)
    const answer = await checkCode(draft.sent.id, checked.value, locale)
    setChecking(false)
    // The field says what is wrong with this code; a summary that asks for one would contradict it.
    setErrors([])
    if (answer.ok) {
      setError(undefined)
      setDraft((before) => ({ ...before, proof: { phone, token: answer.value.token } }))
      return true
    }
    if (answer.problem.code === 'invalid-code') setError(common.validation['invalid-code'])
    else setProblem(answer.problem)
    return false
  }

  async function type(text: string) {
    setCode(text)
    setError(undefined)
    held.touch()
    const checked = checkSmsCode(text)
    if (checked.ok && checked.value !== tried.current) await verify(text)
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isChecking) return
    if (isVerified || (await verify(code))) go(keep(position, {}, 'confirm'))
  }

  async function resend() {
    setResent(false)
    setProblem(undefined)
    const answer = await sendCode(phone, locale)
    if (!answer.ok) return setProblem(answer.problem)
    setDraft((before) => ({
      ...before,
      sent: { id: answer.value.id, phone, resendAt: Date.now() + answer.value.resendIn * 1000 },
    }))
    tried.current = ''
    setResent(true)
    input.current?.focus()
  }

  const message = error ?? errors.find(({ field }) => field === 'code')?.message
  return (
    <form noValidate onSubmit={submit}>
      {held.state === 'taken' ? <SlotTaken /> : <HoldNotice />}
      {isVerified ? (
        <Notice tone="success" live>
          {words.code.verified}
        </Notice>
      ) : (
        <>
          <h2>{words.code.heading}</h2>
          <p>
            {format(words.code.sent, { phone: formatPhone(phone) })}{' '}
            <a href={edit(position, 'information')}>{words.code.changeNumber}</a>
          </p>
          <div className="fields">
            <Field id="code" label={words.code.code} hint={words.code.hint} error={message}>
              {(control) => (
                <input
                  {...control}
                  ref={input}
                  className="input code"
                  value={code}
                  onChange={(event) => void type(event.target.value)}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  placeholder="123456"
                />
              )}
            </Field>
          </div>
          <p className="small" role="status">
            {isChecking && words.code.checking}
            {error && <span className="unseen">{error}</span>}
          </p>
          <Resend resendAt={draft.sent?.resendAt ?? 0} onResend={resend} wasResent={wasResent} site={wizard} />
        </>
      )}
      {problem && <ProblemNotice problem={problem} site={wizard} onRetry={() => void submit()} />}
      <Bar>
        <Button type="submit" aria-disabled={isChecking}>
          {isChecking ? words.code.checking : words.nav.next}
        </Button>
      </Bar>
    </form>
  )
}
