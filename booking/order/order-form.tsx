import { type FormEvent, useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import type { CallProblem } from '#client/send.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
import { sayField } from '#messages/say-field.ts'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { Field } from '#ui/field/field.tsx'
import { requestCode, type SentCode } from '../code/use-code-check.ts'
import { BirthdateField } from '../form/birthdate-field.tsx'
import { targetOf } from '../form/error-target.ts'
import { NameField } from '../form/name-field.tsx'
import { PhoneField } from '../form/phone-field.tsx'
import { SubmitButton, useSending } from '../form/submit-button.tsx'
import type { BookingSite, FieldError } from '../wizard-context.tsx'
import { type CheckedTyped, checkTyped, type OrderField, orderFields, type TypedOrder } from './check-typed.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import type { OrderOffer } from './order-offer.ts'

export type ReadyOrder = Extract<CheckedTyped, { ok: true }>

/** Which test, how it comes, and who it is for. */
export function OrderForm({
  typed,
  onType,
  refused,
  offer,
  site,
  onReady,
}: {
  typed: TypedOrder
  onType: (change: Partial<TypedOrder>) => void
  /** What the server found wrong with the order, by field. */
  refused: Readonly<Record<string, string>> | undefined
  offer: OrderOffer
  site: BookingSite
  /** The code is on its way. */
  onReady: (order: ReadyOrder, sent: SentCode) => void
}) {
  const { words: form, common, country, locale } = site
  const { words, items, collectAt } = offer
  const [errors, setErrors] = useState<FieldError[]>(() => list(refused ?? {}))
  const [problem, setProblem] = useState<CallProblem>()
  const sending = useSending()
  const chosen = items.find(({ id }) => id === typed.item)
  const check = (of: TypedOrder) =>
    checkTyped(of, { locale, country, today: dayAtClinic(Date.now()), clinics: collectAt })
  const errorOf = (field: OrderField) => errors.find((it) => it.field === field)?.message

  function list(fields: Readonly<Record<string, string>>): FieldError[] {
    const labels: Partial<Record<string, string>> = { item: words.item, way: words.way, clinic: words.clinic }
    return orderFields.flatMap((field) => {
      const text = fields[field]
      if (text === undefined) return []
      const message = sayField(text, common.validation)
      return [{ field, message, ...targetOf(field, text), ...(labels[field] && { name: labels[field] }) }]
    })
  }
  function type(change: Partial<TypedOrder>) {
    onType(change)
    if (errors.length === 0) return
    // A corrected field loses its error at once; new errors show only on Next.
    const checked = check({ ...typed, ...change })
    const wrong: Partial<Record<string, string>> = checked.ok ? {} : checked.fields
    setErrors(errors.filter(({ field }) => !(field in change) || wrong[field] !== undefined))
  }
  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (sending.get()) return
    setProblem(undefined)
    const checked = check(typed)
    if (!checked.ok) return setErrors(list(checked.fields))
    setErrors([])
    sending.set(true)
    const answer = await requestCode(checked.order.patient.phone, locale)
    sending.set(false)
    if (!answer.problem) return onReady(checked, answer.sent)
    if (answer.problem.fields) setErrors(list(answer.problem.fields))
    else setProblem(answer.problem)
  }
  return (
    <form noValidate onSubmit={submit} className="order-form">
      <ErrorSummary title={common.validation.errorSummary} errors={errors} />
      <Field
        id="item"
        label={words.item}
        error={errorOf('item')}
        note={chosen && <a href={chosen.guide}>{words.guide}</a>}
      >
        {(control) => (
          <select {...control} value={typed.item} onChange={(event) => type({ item: event.target.value })}>
            <option value="">{words.chooseItem}</option>
            {items.map(({ id, name, price }) => (
              <option key={id} value={id}>
                {format(words.itemChoice, { name, price: formatPrice(price, common) })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <DeliveryFields typed={typed} onType={type} errorOf={errorOf} offer={offer} site={site} />
      <h2>{words.you}</h2>
      <NameField
        label={form.form.name}
        hint={words.nameHint}
        value={typed.name}
        onType={(name) => type({ name })}
        error={errorOf('name')}
        autoComplete="name"
      />
      <BirthdateField
        label={form.form.birthdate}
        value={typed.birthdate}
        onType={(birthdate) => type({ birthdate })}
        hint={`${common.form.birthdateHint}. ${words.ageHint}`}
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
      {problem && <ProblemNotice hasTyped problem={problem} site={site} onRetry={() => void submit()} />}
      <SubmitButton sending={sending} words={{ send: form.nav.next, sending: form.form.sending }} />
    </form>
  )
}
