import type { FormEvent } from 'react'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { CodeField } from '../../code/code-field.tsx'
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
  const check = useCodeCheck({ phone: sent.phone, sent, site: booking, onSent, onVerified })

  function submit(event: FormEvent) {
    event.preventDefault()
    check.submit()
  }
  return (
    <form noValidate onSubmit={submit} autoComplete="off">
      <p>{format(words.code.sent, { phone: formatPhone(sent.phone) })}</p>
      <CodeField check={check} sent={sent} error={check.error} autoComplete="off" words={words} />
      {check.trouble && <ProblemNotice problem={check.trouble.problem} site={booking} onRetry={check.trouble.retry} />}
      <Button type="submit" aria-disabled={check.isChecking}>
        {check.isChecking ? words.code.checking : words.nav.next}
      </Button>
      <Resend resendAt={sent.resendAt} onResend={check.send} wasResent={check.wasResent} words={words} />
    </form>
  )
}
