import type { FormEvent } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { formatPhone } from '../../domain/phones/grouped-phone.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { CodeField } from './code-field.tsx'
import { Resend } from './resend.tsx'
import { type SentCode, useCodeCheck } from './use-code-check.ts'
import { useWebOtp } from './use-web-otp.ts'

/** The code from the SMS to the phone of an appointment. */
export function CodeForm({
  site,
  autoComplete,
  sent,
  onSent,
  onVerified,
}: {
  site: BookingSite
  autoComplete: 'one-time-code' | 'off'
  sent: SentCode
  onSent: (sent: SentCode) => void
  onVerified: (token: string) => void
}) {
  const { words } = site
  const check = useCodeCheck({ phone: sent.phone, sent, site, onSent, onVerified })
  useWebOtp(check.type, autoComplete !== 'off')

  function submit(event: FormEvent) {
    event.preventDefault()
    check.submit()
  }
  return (
    <form noValidate onSubmit={submit} autoComplete={autoComplete === 'off' ? 'off' : undefined}>
      <p>{format(words.code.sent, { phone: formatPhone(sent.phone) })}</p>
      <CodeField check={check} sent={sent} error={check.error} autoComplete={autoComplete} words={words} />
      {check.trouble && <ProblemNotice problem={check.trouble.problem} site={site} onRetry={check.trouble.retry} />}
      <Button type="submit" aria-disabled={check.isChecking}>
        {check.isChecking ? words.code.checking : words.nav.next}
      </Button>
      <Resend resendAt={sent.resendAt} onResend={check.send} wasResent={check.wasResent} words={words} />
    </form>
  )
}
