import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import type { CallProblem } from '#client/send.ts'
import { readPhone } from '#domain/phones/phone-at-home.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { PhoneEcho } from '../form/phone-echo.tsx'
import { changePhone, startPhone } from '../form/phone-input.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { requestCode, type SentCode } from './use-code-check.ts'

/** The mobile number that an appointment was booked with, which is sent a code. */
export function PhoneForm({
  site,
  hint,
  autoComplete,
  onSent,
}: {
  site: BookingSite
  hint: string
  autoComplete: 'tel' | 'off'
  onSent: (sent: SentCode) => void
}) {
  const { words, country, locale } = site
  const [phone, setPhone] = useState(startPhone(country))
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<CallProblem>()
  const [isSending, setSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // Somebody may have typed before the script had loaded.
  useEffect(() => setPhone(input.current!.value), [])

  async function send() {
    if (isSending) return
    setError(undefined)
    setProblem(undefined)
    setSending(true)
    const answer = await requestCode(readPhone(phone, country), locale)
    setSending(false)
    if (!answer.problem) return onSent(answer.sent)
    if (!answer.problem.fields?.phone) return setProblem(answer.problem)
    setError(answer.problem.fields.phone)
    input.current?.focus()
  }
  function type(text: string) {
    setPhone(changePhone(text, country))
    setError(undefined)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }
  return (
    <form noValidate onSubmit={submit} autoComplete={autoComplete === 'off' ? 'off' : undefined}>
      <Field
        id="phone"
        label={words.form.phone}
        hint={hint}
        error={error}
        note={<PhoneEcho phone={phone} site={site} />}
      >
        {(control) => (
          // Without a name, so that no browser puts it into an address.
          <input
            {...control}
            ref={input}
            value={phone}
            onChange={(event) => type(event.target.value)}
            type="tel"
            autoComplete={autoComplete}
          />
        )}
      </Field>
      {problem && <ProblemNotice problem={problem} site={site} onRetry={() => void send()} />}
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? words.code.sending : words.code.send}
      </Button>
    </form>
  )
}
