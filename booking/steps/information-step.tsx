import { type FormEvent, lazy, Suspense, useEffect } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { format } from '#messages/format.ts'
import { Field } from '#ui/field/field.tsx'
import { whenIdle } from '#ui/when-idle.ts'
import { emptyDraft, type Typed } from '../draft/draft.ts'
import { autofill } from '../form/autofill.ts'
import { BirthdateField } from '../form/birthdate-field.tsx'
import { checkForm } from '../form/check-form.ts'
import { DescriptionField } from '../form/description-field.tsx'
import { listErrors } from '../form/field-errors.ts'
import { NameField } from '../form/name-field.tsx'
import { PhoneField } from '../form/phone-field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useIdentify } from '../form/use-identify.ts'
import { Bar } from '../frame/bar.tsx'
import { HoldNotice } from '../hold/hold-notice.tsx'
import { Together } from '../together/fetched.ts'
import { useAddPerson } from '../together/use-add-person.ts'
import { useWizard } from '../wizard-context.tsx'

// Fetched only by visitors who come through a partner.
const PartnerFields = lazy(() => import('../partner/partner-fields.tsx'))

/** Fetched only by travellers. */
const TravelFields = lazy(() => import('../travel/travel-fields.tsx'))

/** The first two checks compile patterns over all letters, which should not happen while somebody waits for their press. */
function warmUp() {
  const typed = { ...emptyDraft().typed, name: 'A' }
  const setting = { locale: 'no', country: 'norway' } as const
  for (const today of ['2000-01-01', '2000-01-02']) checkForm(typed, { ...setting, today }, undefined)
}

export function InformationStep() {
  return useWizard().position.choices.people ? <Together /> : <PersonForm />
}

function PersonForm() {
  const wizard = useWizard()
  const { position, words, locale, draft, setDraft, errors, setErrors, hold, held, country, instance } = wizard
  const { partner } = position
  const { typed } = draft
  const { sending, problem, identify } = useIdentify(wizard)
  const addPerson = useAddPerson()
  // Errors of this step must not show on the next.
  useEffect(() => () => setErrors([]), [setErrors])

  useEffect(() => whenIdle(warmUp), [])
  useEffect(() => instance.expectTyping(), [instance])

  const isTraveller = position.treatment?.travel === true
  const group = position.treatment?.group
  // What was asked for another treatment is not sent with this one.
  const asked = (form: Typed) => ({
    ...form,
    ...(!isTraveller && { departure: '' }),
    ...(group && { description: '' }),
  })
  const setting = () => ({ locale, country, today: dayAtClinic(Date.now()), needsNoReason: !!group })
  const check = (form: Typed) => checkForm(asked(form), setting(), partner)
  const type = (change: Partial<Typed>) => {
    hold.touch()
    const next = { ...typed, ...change }
    setDraft((before) => ({ ...before, typed: next }))
    if (errors.length === 0) return
    // A corrected field loses its error at once; new errors show only on Next.
    const checked = check(next)
    const isChanged = (field: string) => field in change || (change.partner && field in change.partner)
    const isStillWrong = ({ field }: { field: string }) => !isChanged(field) || (!checked.ok && field in checked.fields)
    if (!errors.every(isStillWrong)) setErrors(errors.filter(isStillWrong))
  }
  const errorOf = (field: string) => errors.find((it) => it.field === field)?.message
  const showErrors = (fields: Record<string, string>) => setErrors(listErrors(fields, partner, wizard))

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (sending.get()) return
    const checked = check(typed)
    if (!checked.ok) return showErrors(checked.fields)
    setErrors([])
    const { patient } = checked
    const accept = () => setDraft((before) => ({ ...before, patient, partner: checked.partner }))
    await identify(patient.phone, accept, showErrors)
  }

  return (
    <form noValidate onSubmit={submit} autoComplete={autofill(instance.flow, 'on')}>
      <HoldNotice />
      <p className="soft">
        {words.form.intro} {!partner && addPerson && held.isOurs && <a {...addPerson}>{words.together.add}</a>}
      </p>
      {isTraveller && (
        <Suspense>
          <TravelFields
            departure={typed.departure}
            error={errorOf('departure')}
            onType={(departure) => type({ departure })}
          />
        </Suspense>
      )}
      <div className="fields">
        <NameField
          label={words.form.name}
          hint={isTraveller ? words.travel.nameHint : undefined}
          value={typed.name}
          onType={(name) => type({ name })}
          error={errorOf('name')}
          autoComplete={autofill(instance.flow, 'name')}
        />
        <BirthdateField
          label={words.form.birthdate}
          value={typed.birthdate}
          onType={(birthdate) => type({ birthdate })}
          error={errorOf('birthdate')}
          autoComplete={autofill(instance.flow, 'bday')}
          site={wizard}
        />
        <Field
          id="email"
          label={format(words.form.optional, { label: words.form.email })}
          hint={isTraveller ? words.travel.emailHint : group?.isOnline ? words.group.emailHint : undefined}
          error={errorOf('email')}
        >
          {(control) => (
            <input
              {...control}
              value={typed.email}
              onChange={(event) => type({ email: event.target.value })}
              type="email"
              autoComplete={autofill(instance.flow, 'email')}
            />
          )}
        </Field>
        <PhoneField
          value={typed.phone}
          onType={(phone) => type({ phone })}
          error={errorOf('phone')}
          autoComplete={autofill(instance.flow, 'tel')}
          site={wizard}
        />
        {!group && (
          <DescriptionField
            value={typed.description}
            onType={(description) => type({ description })}
            hint={isTraveller ? words.travel.descriptionHint : words.form.descriptionHint}
            error={errorOf('description')}
            site={wizard}
          />
        )}
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
      {problem && <ProblemNotice hasTyped problem={problem} site={wizard} onRetry={() => void submit()} />}
      <Bar>
        <SubmitButton sending={sending} words={{ send: words.nav.next, sending: words.form.sending }} />
      </Bar>
    </form>
  )
}
