import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import type { CallProblem } from '../../api/call.ts'
import { requestCode, type SentCode } from '../../code/use-code-check.ts'
import { changePhone, startPhone } from '../../form/phone-input.ts'
import { ProblemNotice } from '../../frame/problem-notice.tsx'
import type { KioskSite } from '../kiosk-site.ts'

/** The mobile number that the appointment was booked with. */
export function PhoneForm({ kiosk, onSent }: { kiosk: KioskSite; onSent: (sent: SentCode) => void }) {
  const { words, booking } = kiosk
  const [phone, setPhone] = useState(startPhone(booking.country))
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<CallProblem>()
  const [isSending, setSending] = useState(false)

  async function send() {
    if (isSending) return
    setError(undefined)
    setProblem(undefined)
    setSending(true)
    const answer = await requestCode(phone, booking.locale)
    setSending(false)
    if (!answer.problem) return onSent(answer.sent)
    if (answer.problem.fields?.phone) setError(answer.problem.fields.phone)
    else setProblem(answer.problem)
  }
  function type(text: string) {
    setPhone(changePhone(text, booking.country))
    setError(undefined)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }
  return (
    <form noValidate onSubmit={submit} autoComplete="off">
      <Field id="phone" label={booking.words.form.phone} hint={words.checkIn.phoneHint} error={error}>
        {(control) => (
          <input
            {...control}
            value={phone}
            onChange={(event) => type(event.target.value)}
            type="tel"
            autoComplete="off"
          />
        )}
      </Field>
      {problem && <ProblemNotice problem={problem} site={booking} onRetry={() => void send()} />}
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? booking.words.code.sending : booking.words.code.send}
      </Button>
    </form>
  )
}
