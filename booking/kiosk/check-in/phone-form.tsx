import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { sendCode } from '../../api/api.ts'
import type { CallProblem } from '../../api/call.ts'
import { changePhone, startPhone } from '../../form/phone-input.ts'
import { ProblemNotice } from '../../frame/problem-notice.tsx'
import type { KioskSite } from '../kiosk-site.ts'

/** A code that was sent: to which phone, under which id, and when another one can be asked for. */
export interface SentCode {
  phone: string
  id: string
  resendAt: number
}

export async function requestCode(phone: string, kiosk: KioskSite): Promise<SentCode | { problem: CallProblem }> {
  const answer = await sendCode(phone, kiosk.booking.locale)
  if (!answer.ok) return { problem: answer.problem }
  return { phone, id: answer.value.id, resendAt: Date.now() + answer.value.resendIn * 1000 }
}

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
    const sent = await requestCode(phone, kiosk)
    setSending(false)
    if (!('problem' in sent)) return onSent(sent)
    if (sent.problem.fields?.phone) setError(sent.problem.fields.phone)
    else setProblem(sent.problem)
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
