import { request } from '#client/request.ts'
import {
  checkInterest,
  type Interest,
  type InterestSubject,
  interestAction,
  interestFieldNames,
  type ReplyWay,
  replyWays,
} from '#domain/forms/interest.ts'
import { readPhone } from '#domain/phones/phone-at-home.ts'
import { checkCallableFormat } from '#domain/phones/phone-format.ts'
import type { BusinessPage } from '#page-data/pages.ts'
import { Field } from '#ui/field/field.tsx'
import { MessageField } from '../../forms/message-field.tsx'
import { PhoneField } from '../../forms/phone-field.tsx'
import { PostForm } from '../../forms/post-form.tsx'
import { useSite } from '../../site-context.tsx'

const wayNames = { phone: 'replyPhone', video: 'replyVideo', mail: 'replyMail' } as const

/** For a business that wants to hear from us. The subject of the page is chosen. */
export function InterestForm({ form }: { form: BusinessPage['form'] }) {
  const { locale, country, stringTranslations } = useSite()
  const { business: words, contact } = stringTranslations

  const check = (text: (name: string) => string) => {
    const { company, name, email, phone, employees, message } = Object.fromEntries(
      interestFieldNames.map((field) => [field, text(field)]),
    ) as Record<(typeof interestFieldNames)[number], string>
    // The server checks whether the number exists, because it knows every number plan.
    const checked = checkInterest(
      { company, name, email, phone, employees, subject: text('subject') as InterestSubject, message },
      { checkPhone: (number) => checkCallableFormat(readPhone(number, country, 'callable')) },
    )
    return checked.ok ? { ...checked, value: { ...checked.value, reply: text('reply') as ReplyWay } } : checked
  }
  const send = (interest: Interest & { reply: ReplyWay }) =>
    request('POST /interest', { body: { ...interest, locale } })

  return (
    <PostForm
      action={interestAction}
      label={words.formHeading}
      button={words.send}
      fieldNames={interestFieldNames}
      check={check}
      send={send}
      onSent={({ next }) => location.assign(next)}
    >
      {(errorOf) => (
        <>
          <Field id="subject" label={form.label} error={errorOf('subject')}>
            {(control) => (
              <select {...control} name="subject" defaultValue={form.chosen}>
                {form.subjects.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field id="company" label={words.company} error={errorOf('company')}>
            {(control) => <input {...control} name="company" autoComplete="organization" />}
          </Field>
          <Field id="name" label={words.name} error={errorOf('name')}>
            {(control) => <input {...control} name="name" autoComplete="name" />}
          </Field>
          <Field id="email" label={contact.email} error={errorOf('email')}>
            {(control) => <input {...control} name="email" type="email" autoComplete="email" />}
          </Field>
          <PhoneField label={words.phone} kind="callable" error={errorOf('phone')} />
          <Field id="employees" label={words.employees} error={errorOf('employees')}>
            {(control) => (
              <input {...control} className="input short" name="employees" autoComplete="off" inputMode="numeric" />
            )}
          </Field>
          <Field id="reply" label={words.reply} error={errorOf('reply')}>
            {(control) => (
              <select {...control} name="reply">
                {replyWays.map((way) => (
                  <option key={way} value={way}>
                    {words[wayNames[way]]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <MessageField label={words.message} hint={words.noHealth} error={errorOf('message')} />
        </>
      )}
    </PostForm>
  )
}
