import { type FormEvent, useEffect, useRef } from 'react'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Resend } from '../../code/resend.tsx'
import { type SentCode, useCodeCheck } from '../../code/use-code-check.ts'
import { ProblemNotice } from '../../frame/problem-notice.tsx'
import { formatPhone } from '../../words/phones.ts'
import type { KioskSite } from '../kiosk-site.ts'

/** The code from the SMS to the phone of the appointment. */
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
  const { words } = booking
  const input = useRef<HTMLInputElement>(null)
  const check = useCodeCheck({ phone: sent.phone, sent, site: booking, onSent, onVerified })
  /** A new code is typed here. */
  useEffect(() => {
    if (sent) input.current?.focus()
  }, [sent])

  function submit(event: FormEvent) {
    event.preventDefault()
    check.submit()
  }
  return (
    <form noValidate onSubmit={submit} autoComplete="off">
      <p>{format(words.code.sent, { phone: formatPhone(sent.phone) })}</p>
      <Field id="code" label={words.code.code} hint={words.code.hint} error={check.error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input code"
            value={check.code}
            onChange={(event) => check.type(event.target.value)}
            inputMode="numeric"
            autoComplete="off"
            placeholder="123456"
          />
        )}
      </Field>
      {check.trouble && <ProblemNotice problem={check.trouble.problem} site={booking} onRetry={check.trouble.retry} />}
      <Button type="submit" aria-disabled={check.isChecking}>
        {check.isChecking ? words.code.checking : words.nav.next}
      </Button>
      <Resend resendAt={sent.resendAt} onResend={check.send} wasResent={check.wasResent} words={words} />
    </form>
  )
}
