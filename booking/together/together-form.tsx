import { type FormEvent, lazy, Suspense, useEffect } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import { nameOfPerson } from '#domain/booking/several-people.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { format } from '#messages/format.ts'
import { Field } from '#ui/field/field.tsx'
import type { Typed, TypedPerson } from '../draft/draft.ts'
import { autofill } from '../form/autofill.ts'
import { BirthdateField } from '../form/birthdate-field.tsx'
import { DescriptionField } from '../form/description-field.tsx'
import { NameField } from '../form/name-field.tsx'
import { PhoneField } from '../form/phone-field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useIdentify } from '../form/use-identify.ts'
import { Bar } from '../frame/bar.tsx'
import { HoldNotice } from '../hold/hold-notice.tsx'
import { countPeople, listTimes } from '../position/choices.ts'
import { useWizard } from '../wizard-context.tsx'
import { checkPeople, listPeople } from './check-people.ts'
import { listPeopleErrors } from './list-people-errors.ts'
import { sayTime } from './say-times.ts'

/** Fetched only by travellers. */
const TravelFields = lazy(() => import('../travel/travel-fields.tsx'))

/** 'Your information' of people who come together: who each of them is, and once how to reach them. */
export function TogetherForm() {
  const wizard = useWizard()
  const { position, words, locale, country, draft, setDraft, errors, setErrors, hold, instance } = wizard
  const { flow } = instance
  const { typed } = draft
  const { sending, problem, identify } = useIdentify(wizard)
  // Errors of this step must not show on the next.
  useEffect(() => () => setErrors([]), [setErrors])
  useEffect(() => instance.expectTyping(), [instance])

  const isTraveller = position.treatment?.travel === true
  const setting = { locale, country, today: dayAtClinic(Date.now()) }
  const people = listPeople(countPeople(position.choices), draft, setting)
  const times = listTimes(position.choices)
  const errorOf = (field: string) => errors.find((it) => it.field === field)?.message

  /** A corrected field loses its error at once, and is judged again on Next. */
  function change(field: string, next: Pick<typeof draft, 'typed' | 'typedOthers'>) {
    hold.touch()
    setDraft((before) => ({ ...before, ...next }))
    if (errorOf(field)) setErrors(errors.filter((it) => it.field !== field))
  }
  const typeOnce = (field: keyof Typed, text: string) => change(field, { typed: { ...typed, [field]: text } })
  function typeOf(place: number, field: keyof TypedPerson, text: string) {
    const name = nameOfPerson(place, field)
    if (place === 0) return change(name, { typed: { ...typed, [field]: text } })
    const others = people.slice(1).map((it, at) => (at === place - 1 ? { ...it, [field]: text } : it))
    change(name, { typed, typedOthers: { people: others, locale } })
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (sending.get()) return
    const asked = { ...typed, ...(!isTraveller && { departure: '' }) }
    const checked = checkPeople(people, asked, setting)
    const showErrors = (fields: Record<string, string>) => setErrors(listPeopleErrors(fields, people.length, wizard))
    if (!checked.ok) return showErrors(checked.fields)
    setErrors([])
    const [patient, ...others] = checked.patients
    await identify(
      patient.phone,
      () => setDraft(({ partner: _, ...before }) => ({ ...before, patient, others })),
      showErrors,
    )
  }

  return (
    <form noValidate onSubmit={submit} autoComplete={autofill(flow, 'on')}>
      <HoldNotice />
      <p className="soft">{words.together.intro}</p>
      {isTraveller && (
        <Suspense>
          <TravelFields
            departure={typed.departure}
            error={errorOf('departure')}
            onType={(departure) => typeOnce('departure', departure)}
          />
        </Suspense>
      )}
      {people.map((person, place) => {
        const field = (name: keyof TypedPerson) => ({
          id: nameOfPerson(place, name),
          value: person[name],
          onType: (text: string) => typeOf(place, name, text),
          error: errorOf(nameOfPerson(place, name)),
        })
        // The browser knows the one who types, who is the first as a rule.
        const fill = (kind: string) => (place === 0 ? autofill(flow, kind) : 'off')
        return (
          <fieldset key={nameOfPerson(place, '')} className="fields">
            <legend>
              <h2>{format(words.together.person, { number: place + 1 })}</h2>
              <span className="their-time small soft">{sayTime(times[place]!, wizard)}</span>
            </legend>
            <NameField
              {...field('name')}
              label={words.form.name}
              hint={isTraveller ? words.travel.nameHint : undefined}
              autoComplete={fill('name')}
            />
            <BirthdateField
              {...field('birthdate')}
              label={words.form.birthdate}
              autoComplete={fill('bday')}
              site={wizard}
            />
            <DescriptionField
              {...field('description')}
              hint={isTraveller ? words.travel.descriptionHint : words.form.descriptionHint}
              site={wizard}
            />
          </fieldset>
        )
      })}
      <fieldset className="fields">
        <legend>
          <h2>{words.together.contact}</h2>
        </legend>
        <PhoneField
          value={typed.phone}
          onType={(phone) => typeOnce('phone', phone)}
          hint={words.together.phoneHint}
          error={errorOf('phone')}
          autoComplete={autofill(flow, 'tel')}
          site={wizard}
        />
        <Field
          id="email"
          label={format(words.form.optional, { label: words.form.email })}
          hint={isTraveller ? words.travel.emailHint : undefined}
          error={errorOf('email')}
        >
          {(control) => (
            <input
              {...control}
              value={typed.email}
              onChange={(event) => typeOnce('email', event.target.value)}
              type="email"
              autoComplete={autofill(flow, 'email')}
            />
          )}
        </Field>
      </fieldset>
      {problem && <ProblemNotice hasTyped problem={problem} site={wizard} onRetry={() => void submit()} />}
      <Bar>
        <SubmitButton sending={sending} words={{ send: words.nav.next, sending: words.form.sending }} />
      </Bar>
    </form>
  )
}
