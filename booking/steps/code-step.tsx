import { type FormEvent, useEffect, useRef } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { formatPhone } from '../../domain/phones/grouped-phone.ts'
import { CodeField } from '../code/code-field.tsx'
import { Resend } from '../code/resend.tsx'
import { useCode } from '../code/use-code.ts'
import type { CodeCheck } from '../code/use-code-check.ts'
import { useWebOtp } from '../code/use-web-otp.ts'
import { autofill } from '../form/autofill.ts'
import { Bar } from '../frame/bar.tsx'
import { HoldNotice } from '../hold/hold-notice.tsx'
import { edit, keep } from '../position/links.ts'
import { useWizard } from '../wizard-context.tsx'

/** Long enough to see and hear that the code is right, before the order comes. */
const readingTime = 1000

/** The code from the SMS: one field. After the right code the order follows by itself. */
export function CodeStep() {
  const wizard = useWizard()
  const { position, words, draft, setErrors, go } = wizard
  const phone = draft.patient!.phone
  const isVerified = draft.proof?.phone === phone
  // Errors of this step must not show on the next.
  useEffect(() => () => setErrors([]), [setErrors])
  const goOn = () => go(keep(position, {}, 'confirm'), { replace: true })
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])
  const check = useCode(wizard, () => {
    leaving.current = setTimeout(goOn, readingTime)
  })
  const isBusy = check.isChecking || check.isSending

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isVerified) goOn()
    else if (!check.isSent) check.send()
    else check.submit()
  }
  return (
    <form noValidate onSubmit={submit}>
      <HoldNotice />
      {isVerified ? (
        <Notice tone="success" live>
          {words.code.verified}
        </Notice>
      ) : (
        <>
          <h2>{check.isSent ? words.code.heading : words.code.unsentHeading}</h2>
          <p>
            {format(check.isSent ? words.code.sent : words.code.unsent, { phone: formatPhone(phone) })}{' '}
            <a href={edit(position, 'information')}>{words.code.changeNumber}</a>
          </p>
          {check.isSent && <CodeEntry check={check} />}
        </>
      )}
      {check.trouble && (
        <ProblemNotice hasTyped problem={check.trouble.problem} site={wizard} onRetry={check.trouble.retry} />
      )}
      <Bar>
        <Button type="submit" aria-disabled={isBusy}>
          {isVerified || (check.isSent && !isBusy)
            ? words.nav.next
            : check.isChecking
              ? words.code.checking
              : check.isSending
                ? words.code.sending
                : words.code.send}
        </Button>
      </Bar>
    </form>
  )
}

function CodeEntry({ check }: { check: CodeCheck }) {
  const { words, draft, errors, instance } = useWizard()
  const { sent } = draft
  useWebOtp(check.type)
  const message = check.error ?? errors.find(({ field }) => field === 'code')?.message
  return (
    <>
      <div className="fields">
        <CodeField
          check={check}
          sent={sent}
          error={message}
          autoComplete={autofill(instance.flow, 'one-time-code')}
          words={words}
        />
      </div>
      <p className="small" role="status">
        {check.isChecking && words.code.checking}
        {check.error && <span className="unseen">{check.error}</span>}
      </p>
      <Resend resendAt={sent?.resendAt ?? 0} onResend={check.send} wasResent={check.wasResent} words={words} />
    </>
  )
}
