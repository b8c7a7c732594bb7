import { type FormEvent, useEffect, useRef, useState } from 'react'
import { checkContact } from '#domain/contact.ts'
import { descriptionMaxCharacters } from '#domain/fields/description.ts'
import { countCharacters, tidyText } from '#domain/fields/text.ts'
import { checkPhoneFormat } from '#domain/phone-format.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { Field } from '#ui/field/field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useSite } from '../../site-context.tsx'
import { sendMessage } from './send-message.ts'

/** In the order of the page, which is also the order of the error summary. */
const fieldNames = ['clinic', 'name', 'email', 'phone', 'message']

interface FieldError {
  field: string
  message: string
}

function listErrors(fields: Readonly<Record<string, string>>): FieldError[] {
  return fieldNames.flatMap((field) => (fields[field] ? [{ field, message: fields[field] }] : []))
}

/** With how many characters left the count is also read out. */
const nearTheEnd = 30

export function ContactForm({ onSent }: { onSent: () => void }) {
  const { locale, page, clinicsData, stringTranslations: words } = useSite()
  const [errors, setErrors] = useState<FieldError[]>([])
  const [problem, setProblem] = useState<{ message: string; isTimeout: boolean }>()
  const [sending, setSending] = useState(false)
  const [count, setCount] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
  useErrorTitle(errors.length > 0 ? format(words.validation.errorTitle, { title: page.data.title }) : undefined)

  function check(element: HTMLFormElement) {
    const form = new FormData(element)
    const text = (name: string) => String(form.get(name) ?? '')
    return checkContact(
      {
        clinic: text('clinic') || null,
        name: text('name'),
        email: text('email'),
        phone: text('phone'),
        message: text('message'),
      },
      {
        isClinic: (id) => clinicsData.some((clinic) => clinic.id === id),
        // The server checks whether the number exists, because it knows every number plan.
        checkPhone: checkPhoneFormat,
      },
    )
  }

  /** Correcting a field clears its error at once; new errors are only shown on Send. */
  function forgetCorrected(event: FormEvent<HTMLFormElement>) {
    const changed = (event.target as HTMLInputElement).name
    if (!errorOf(changed)) return
    const checked = check(event.currentTarget)
    if (checked.ok || !(changed in checked.fields)) setErrors(errors.filter(({ field }) => field !== changed))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const checked = check(event.currentTarget)
    setProblem(undefined)
    if (!checked.ok) {
      const fields = Object.entries(checked.fields).map(([name, key]) => [name, words.validation[key]] as const)
      return setErrors(listErrors(Object.fromEntries(fields)))
    }
    setErrors([])
    setSending(true)
    const answer = await sendMessage({ ...checked.value, locale }, words)
    setSending(false)
    if (answer.sent) onSent()
    else {
      setErrors(listErrors(answer.fields))
      setProblem(answer)
    }
  }

  const left = descriptionMaxCharacters - count
  const counted = format(words.contact.characters, { count, max: descriptionMaxCharacters })
  return (
    // A POST without script, so that nothing that is typed can end up in an address.
    <form
      className="form stack"
      method="post"
      action="/api/contact"
      noValidate
      ref={element}
      onSubmit={submit}
      onInput={forgetCorrected}
      aria-label={words.contact.heading}
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="return" value={page.path} />
      <ErrorSummary title={words.validation.errorSummary} errors={errors} />
      {problem && errors.length === 0 && (
        <Notice tone="error" live>
          {problem.isTimeout ? (
            <button type="button" className="link" onClick={() => element.current?.requestSubmit()}>
              {problem.message}
            </button>
          ) : (
            problem.message
          )}
        </Notice>
      )}
      <Field id="clinic" label={words.contact.clinic} error={errorOf('clinic')}>
        {(control) => (
          <select {...control} name="clinic">
            <option value="">{words.contact.noClinic}</option>
            {clinicsData.map((clinic) => (
              <option key={clinic.id} value={clinic.id}>
                {clinic.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="name" label={words.contact.name} error={errorOf('name')}>
        {(control) => <input {...control} name="name" autoComplete="name" />}
      </Field>
      <Field id="email" label={words.contact.email} error={errorOf('email')}>
        {(control) => <input {...control} name="email" type="email" autoComplete="email" />}
      </Field>
      <Field id="phone" label={words.contact.phone} hint={words.contact.phoneHint} error={errorOf('phone')}>
        {(control) => <input {...control} name="phone" type="tel" autoComplete="tel" />}
      </Field>
      <Field
        id="message"
        label={words.contact.message}
        hint={words.contact.noHealth}
        error={errorOf('message')}
        note={<span className={left < 0 ? 'field-error' : undefined}>{counted}</span>}
      >
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={6}
            onChange={(event) => setCount(countCharacters(tidyText(event.currentTarget.value)))}
          />
        )}
      </Field>
      <p className="unseen" role="status">
        {left <= nearTheEnd && counted}
      </p>
      <Button type="submit" aria-disabled={sending || undefined}>
        {sending ? words.contact.sending : words.contact.send}
      </Button>
    </form>
  )
}

/** The tab says that something is wrong, which a screen reader reads first. */
function useErrorTitle(title: string | undefined) {
  useEffect(() => {
    if (!title) return
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
