import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import { request } from '#client/request.ts'
import type { CallProblem } from '#client/send.ts'
import { formatPhone } from '#domain/phones/grouped-phone.ts'
import { format } from '#messages/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { CodeForm } from '../code/code-form.tsx'
import { PhoneForm } from '../code/phone-form.tsx'
import type { SentCode } from '../code/use-code-check.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { ClinicNumbers } from './clinic-numbers.tsx'

type Stage =
  | { is: 'phone' }
  | { is: 'code'; sent: SentCode }
  | { is: 'sending'; phone: string }
  | { is: 'sent'; phone: string }
  | { is: 'failed'; phone: string; problem: CallProblem; retry: () => void }

/** For whoever has lost the SMS: the links go to the phone again once it is proved, and nothing is listed on the screen. */
export function LostLink({ site, children }: { site: BookingSite; children?: ReactNode }) {
  const { words, locale } = site
  const { lostHeading, lostText, linksSent, linksSentText, linksSending, callHeading, callClinic } = words.manage
  const [stage, show] = useState<Stage>({ is: 'phone' })
  const heading = useRef<HTMLHeadingElement>(null)
  const isStarted = useRef(false)
  const { is } = stage
  useEffect(() => {
    // The page begins at its top; after that every stage begins at its heading. The field of the code takes focus by itself.
    if (isStarted.current && is !== 'code') heading.current?.focus()
    isStarted.current = true
  }, [is])

  async function send(phone: string, verification: string) {
    show({ is: 'sending', phone })
    const answer = await request('POST /links', { body: { verification, locale } })
    if (answer.ok) return show({ is: 'sent', phone })
    const { problem } = answer
    // The proof has run out: the number is asked for again.
    if (problem.code === 'invalid-code') return show({ is: 'phone' })
    show({ is: 'failed', phone, problem, retry: () => void send(phone, verification) })
  }
  return (
    <div className="lost-link">
      <section className="needs-script" aria-labelledby="lost-heading">
        <h2 id="lost-heading" tabIndex={-1} ref={heading}>
          {is === 'sent' ? linksSent : lostHeading}
        </h2>
        {is === 'phone' && (
          <>
            <p>{lostText}</p>
            <PhoneForm
              site={site}
              hint={words.form.phoneHint}
              autoComplete="tel"
              onSent={(sent) => show({ is: 'code', sent })}
            />
          </>
        )}
        {is === 'code' && (
          <CodeForm
            site={site}
            autoComplete="one-time-code"
            sent={stage.sent}
            onSent={(sent) => show({ is: 'code', sent })}
            onVerified={(token) => void send(stage.sent.phone, token)}
          />
        )}
        {is === 'sending' && <p role="status">{linksSending}</p>}
        {is === 'sent' && <Notice tone="success">{format(linksSentText, { phone: formatPhone(stage.phone) })}</Notice>}
        {is === 'failed' && <ProblemNotice problem={stage.problem} site={site} onRetry={stage.retry} />}
      </section>
      <div className="text">
        <div className="needs-script">{children}</div>
        <h2 className="call-clinics">
          <span className="needs-script">{callHeading}</span>
          <span className="without-script">{callClinic}</span>
        </h2>
        <ClinicNumbers site={site} />
      </div>
    </div>
  )
}
