import { type FormEvent, useEffect, useState } from 'react'
import { birthdatePattern } from '#domain/fields/birthdate.ts'
import { isMessageKey } from '#domain/fields/checked.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { sendCode } from '../api/api.ts'
import type { CallProblem } from '../api/call.ts'
import type { Typed } from '../draft.ts'
import { AddCountryCode } from '../form/add-country-code.tsx'
import { checkForm } from '../form/check-form.ts'
import { DescriptionField } from '../form/description-field.tsx'
import { Bar } from '../frame/bar.tsx'
import { ProblemNotice } from '../frame/problem-notice.tsx'
import { HoldNotice } from '../hold/hold-notice.tsx'
import { SlotTaken } from '../hold/slot-taken.tsx'
import { go } from '../navigation.ts'
import { PartnerFields } from '../partner/partner-fields.tsx'
import { keep } from '../position/links.ts'
import { useWizard } from '../wizard-context.tsx'
import { dayAtClinic } from '../words/dates.ts'

/** In the order in which they stand on the page, which is the order of the error summary; those of the partner follow. */
const fieldOrder = ['name', 'birthdate', 'email', 'phone', 'description']

export function InformationStep() {
  const wizard = useWizard()
  const { position, words, common, locale, draft, setDraft, errors, setErrors, held } = wizard
  const { partner } = position
  const { typed } = draft
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  // What was wrong here is not wrong on the next page.
  useEffect(() => () => setErrors([]), [setErrors])

  const type = (change: Partial<Typed>) => {
    held.touch()
    setDraft((before) => ({ ...before, typed: { ...before.typed, ...change } }))
  }
  const errorOf = (field: string) => errors.find((it) => it.field === field)?.message
  const showErrors = (fields: Record<string, string>) => {
    const order = [...fieldOrder, ...(partner?.fields.map(({ name }) => name) ?? [])]
    setErrors(
      Object.entries(fields)
        .map(([field, text]) => ({ field, message: isMessageKey(text) ? common.validation[text] : text }))
        .sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field)),
    )
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isSending) return
    setProblem(undefined)
    const checked = checkForm(typed, locale, dayAtClinic(Date.now()), partner)
    if (!checked.ok) return showErrors(checked.fields)
    setErrors([])
    const { patient } = checked
    setDraft((before) => ({ ...before, patient, partner: checked.partner }))
    // The number is the visitor's already: it need not be proved again because another field changed.
    if (draft.proof?.phone === patient.phone) return go(keep(position, {}, 'confirm'))
    if (draft.sent?.phone === patient.phone) return go(keep(position, {}, 'code'))
    setSending(true)
    const answer = await sendCode(patient.phone, locale)
    setSending(false)
    if (answer.ok) {
      const resendAt = Date.now() + answer.value.resendIn * 1000
      setDraft((before) => ({ ...before, sent: { id: answer.value.id, phone: patient.phone, resendAt } }))
      return go(keep(position, {}, 'code'))
    }
    if (answer.problem.fields) showErrors(answer.problem.fields)
    else setProblem(answer.problem)
  }

  const text = (field: 'name' | 'birthdate' | 'email' | 'phone') => ({
    value: typed[field],
    onChange: (event: { target: { value: string } }) => type({ [field]: event.target.value }),
  })
  return (
    <form noValidate onSubmit={submit}>
      {held.state === 'taken' ? <SlotTaken /> : <HoldNotice />}
      <p className="soft">{words.form.intro}</p>
      <div className="fields">
        <Field id="name" label={words.form.name} error={errorOf('name')}>
          {(control) => <input {...control} {...text('name')} autoComplete="name" autoCapitalize="words" />}
        </Field>
        <Field id="birthdate" label={words.form.birthdate} hint={words.form.birthdateHint} error={errorOf('birthdate')}>
          {(control) => (
            <input
              {...control}
              {...text('birthdate')}
              className="input short"
              autoComplete="bday"
              inputMode="text"
              placeholder={birthdatePattern[locale].replace('YYYY', locale === 'no' ? 'ÅÅÅÅ' : 'YYYY')}
            />
          )}
        </Field>
        <Field id="email" label={format(words.form.optional, { label: words.form.email })} error={errorOf('email')}>
          {(control) => <input {...control} {...text('email')} type="email" autoComplete="email" />}
        </Field>
        <Field
          id="phone"
          label={words.form.phone}
          hint={words.form.phoneHint}
          error={errorOf('phone')}
          note={<AddCountryCode phone={typed.phone} onType={(phone) => type({ phone })} site={wizard} />}
        >
          {(control) => <input {...control} {...text('phone')} type="tel" autoComplete="tel" className="input short" />}
        </Field>
        <DescriptionField
          value={typed.description}
          onType={(description) => type({ description })}
          error={errorOf('description')}
          site={wizard}
        />
      </div>
      {partner && (
        <PartnerFields
          partner={partner}
          typed={typed.partner}
          onType={(change) => type({ partner: { ...typed.partner, ...change } })}
          errorOf={errorOf}
          site={wizard}
        />
      )}
      {problem && <ProblemNotice problem={problem} site={wizard} onRetry={() => void submit()} />}
      <Bar>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? words.form.sending : words.nav.next}
        </Button>
      </Bar>
    </form>
  )
}
