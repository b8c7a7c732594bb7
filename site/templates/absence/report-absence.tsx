import '#booking/booking.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import { CodeForm } from '#booking/code/code-form.tsx'
import { PhoneForm } from '#booking/code/phone-form.tsx'
import type { SentCode } from '#booking/code/use-code-check.ts'
import type { Absence } from '#domain/forms/absence.ts'
import type { AbsencePage } from '#page-data/pages.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { bookingSite } from '../../booking-site.ts'
import { useSite } from '../../site-context.tsx'
import { DetailsForm } from './details-form.tsx'
import { ReportSent } from './report-sent.tsx'

type Stage =
  | { is: 'phone' }
  | { is: 'code'; sent: SentCode }
  | { is: 'details'; verification: string }
  | { is: 'sent'; absence: Absence }

/** Phone, code, who and when, and what becomes of it, one after the other. */
export function ReportAbsence({ data }: { data: AbsencePage }) {
  const site = useSite()
  const booking = useMemo(() => bookingSite(site), [site])
  const { words } = data
  const [stage, show] = useState<Stage>({ is: 'phone' })
  /** What was filled in when the proof of the phone ran out. */
  const [kept, keep] = useState<Absence>()
  const heading = useRef<HTMLHeadingElement>(null)
  const { is } = stage
  // The field of the code takes focus by itself.
  useEffect(() => {
    if (is !== 'code') heading.current?.focus()
  }, [is])

  return (
    <div className="absence-form">
      {is === 'phone' && (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {words.phoneHeading}
          </h3>
          {kept && (
            <Notice tone="error" live>
              {words.proofGone}
            </Notice>
          )}
          <p>{words.phoneText}</p>
          <PhoneForm
            site={booking}
            hint={words.phoneHint}
            autoComplete="tel"
            onSent={(sent) => show({ is: 'code', sent })}
          />
        </>
      )}
      {is === 'code' && (
        <CodeForm
          site={booking}
          autoComplete="one-time-code"
          sent={stage.sent}
          onSent={(sent) => show({ is: 'code', sent })}
          onVerified={(verification) => show({ is: 'details', verification })}
        />
      )}
      {is === 'details' && (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {words.daysHeading}
          </h3>
          <DetailsForm
            data={data}
            verification={stage.verification}
            before={kept}
            onSent={(absence) => show({ is: 'sent', absence })}
            onProofGone={(absence) => {
              keep(absence)
              show({ is: 'phone' })
            }}
          />
        </>
      )}
      {is === 'sent' && <ReportSent data={data} absence={stage.absence} heading={heading} />}
    </div>
  )
}
