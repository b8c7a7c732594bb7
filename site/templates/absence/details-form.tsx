import { useRef } from 'react'
import { recallPartner } from '#booking/partner/kept-partner.ts'
import { ProblemNotice } from '#client/problem-notice.tsx'
import { request } from '#client/request.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { type Absence, absenceFieldNames, absenceLimits, checkAbsence } from '#domain/forms/absence.ts'
import type { AbsencePage } from '#page-data/pages.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { Field } from '#ui/field/field.tsx'
import { bookingSite } from '../../booking-site.ts'
import { usePostForm } from '../../forms/use-post-form.ts'
import { useSite } from '../../site-context.tsx'

/** Who is away, from where, and when. Shown once the phone is proved, so it exists with script only. */
export function DetailsForm({
  data: { companies, words },
  verification,
  before,
  onSent,
  onProofGone,
}: {
  data: AbsencePage
  verification: string
  /** What was filled in before, if the phone had to be proved again. */
  before: Absence | undefined
  onSent: (absence: Absence) => void
  onProofGone: (absence: Absence) => void
}) {
  const site = useSite()
  const { locale, stringTranslations } = site
  const element = useRef<HTMLFormElement>(null)
  const today = dayAtClinic(Date.now())
  const isCompany = (id: string) => companies.some((it) => it.id === id)

  const check = (text: (name: string) => string) =>
    checkAbsence(
      { partner: text('partner'), name: text('name'), from: text('from'), to: text('to') },
      { today, isCompany },
    )
  async function send(absence: Absence) {
    const answer = await request('POST /absences', { body: { ...absence, verification, locale } })
    if (!answer.ok) {
      if (answer.problem.code === 'invalid-code') onProofGone(absence)
      return answer
    }
    return { ok: true as const, value: absence }
  }
  const { errors, errorOf, problem, isSending, submit, forgetCorrected } = usePostForm({
    fieldNames: absenceFieldNames,
    check,
    send,
    onSent,
  })
  const known = before?.partner ?? recallPartner() ?? ''
  return (
    <form className="form stack" noValidate ref={element} onSubmit={submit} onInput={forgetCorrected}>
      <ErrorSummary title={stringTranslations.validation.errorSummary} errors={errors} />
      <Field id="partner" label={words.partner} error={errorOf('partner')}>
        {(control) => (
          <select {...control} name="partner" defaultValue={isCompany(known) ? known : ''}>
            <option value="">{words.choosePartner}</option>
            {companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="name" label={words.name} hint={words.nameHint} error={errorOf('name')}>
        {(control) => <input {...control} name="name" autoComplete="name" defaultValue={before?.name} />}
      </Field>
      <Field id="from" label={words.from} error={errorOf('from')}>
        {(control) => (
          <input
            {...control}
            className="input short"
            type="date"
            name="from"
            min={addDays(today, -absenceLimits.daysAgo)}
            max={addDays(today, absenceLimits.daysAhead)}
            defaultValue={before?.from ?? today}
          />
        )}
      </Field>
      <Field id="to" label={words.to} hint={words.toHint} error={errorOf('to')}>
        {(control) => (
          <input {...control} className="input short" type="date" name="to" defaultValue={before?.to ?? ''} />
        )}
      </Field>
      {problem && (
        <ProblemNotice
          hasTyped
          problem={problem}
          site={bookingSite(site)}
          onRetry={() => element.current?.requestSubmit()}
        />
      )}
      <Button type="submit" aria-disabled={isSending || undefined}>
        {isSending ? words.sending : words.send}
      </Button>
    </form>
  )
}
