import { type FormEvent, useEffect, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import type { CallProblem } from '#client/send.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { Patient } from '#domain/forms/patient.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { requestCode } from '../code/use-code-check.ts'
import type { Draft, Typed } from '../draft/draft.ts'
import type { FlowInstance } from '../flows/instance.ts'
import { BirthdateField } from '../form/birthdate-field.tsx'
import { DescriptionField } from '../form/description-field.tsx'
import { listErrors } from '../form/field-errors.ts'
import { NameField } from '../form/name-field.tsx'
import { PhoneField } from '../form/phone-field.tsx'
import { Terms } from '../steps/terms.tsx'
import type { BookingSite, FieldError } from '../wizard-context.tsx'
import { checkPerson } from './check-person.ts'
import { QuestionBar } from './question-bar.tsx'
import type { Wish } from './wish.ts'

/** Who waits: what a booking asks for, so that a time can be taken with one tap. */
export function PersonQuestion({
  wish,
  instance,
  draft,
  words,
  site,
  errors,
  setErrors,
  back,
  isJoining,
  onNext,
  onProved,
}: {
  wish: Wish
  instance: FlowInstance
  draft: Draft
  words: WaitingMessages
  site: BookingSite
  errors: readonly FieldError[]
  setErrors: (errors: FieldError[]) => void
  back: string
  isJoining: boolean
  /** The code is on its way. */
  onNext: () => void
  /** The number is known to be theirs already. */
  onProved: (patient: Patient, proof: string) => void
}) {
  const { locale, country, words: booking } = site
  const { typed } = draft
  const isGroup = wish.group !== undefined
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  useEffect(() => instance.expectTyping(), [instance])
  const check = (of: Typed) => checkPerson(of, { locale, country, today: dayAtClinic(Date.now()), isGroup })
  const checked = check(typed)
  /** Nothing is left to ask: the number is known to be theirs, and the button puts them on the list. */
  const isLast = checked.ok && draft.proof?.phone === checked.patient.phone
  const errorOf = (field: string) => errors.find((it) => it.field === field)?.message

  function type(change: Partial<Typed>) {
    const next = { ...typed, ...change }
    instance.draft.change((before) => ({ ...before, typed: next }))
    if (errors.length === 0) return
    // A corrected field loses its error at once; new errors show only on Next.
    const checked = check(next)
    setErrors(errors.filter(({ field }) => !(field in change) || (!checked.ok && field in checked.fields)))
  }
  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isSending || isJoining) return
    setProblem(undefined)
    const checked = check(typed)
    setErrors(checked.ok ? [] : listErrors(checked.fields, undefined, site))
    if (!checked.ok) return
    const { patient } = checked
    if (draft.proof?.phone === patient.phone) return onProved(patient, draft.proof.token)
    if (draft.sent?.phone === patient.phone) return onNext()
    setSending(true)
    const answer = await requestCode(patient.phone, locale, wish.clinics[0])
    setSending(false)
    if (!answer.problem) {
      instance.draft.change((before) => ({ ...before, sent: answer.sent }))
      return onNext()
    }
    if (answer.problem.fields) setErrors(listErrors(answer.problem.fields, undefined, site))
    else setProblem(answer.problem)
  }
  return (
    <form noValidate onSubmit={submit}>
      <p className="soft">
        {booking.form.intro} {words.person.note} {!isGroup && words.person.once}
      </p>
      <div className="fields">
        <NameField
          label={booking.form.name}
          value={typed.name}
          onType={(name) => type({ name })}
          error={errorOf('name')}
          autoComplete="name"
        />
        <BirthdateField
          label={booking.form.birthdate}
          value={typed.birthdate}
          onType={(birthdate) => type({ birthdate })}
          error={errorOf('birthdate')}
          autoComplete="bday"
          site={site}
        />
        <PhoneField
          value={typed.phone}
          onType={(phone) => type({ phone })}
          error={errorOf('phone')}
          autoComplete="tel"
          site={site}
        />
        {!isGroup && (
          <DescriptionField
            value={typed.description}
            onType={(description) => type({ description })}
            hint={booking.form.descriptionHint}
            error={errorOf('description')}
            site={site}
          />
        )}
      </div>
      <div className="small-print">
        <Terms text={words.person.terms} site={site} />
      </div>
      {problem && <ProblemNotice hasTyped problem={problem} site={site} onRetry={() => void submit()} />}
      <QuestionBar back={back} site={site}>
        <Button type="submit" aria-disabled={isSending || isJoining}>
          {isJoining ? words.person.sending : isSending ? booking.form.sending : isLast ? words.join : booking.nav.next}
        </Button>
      </QuestionBar>
    </form>
  )
}
