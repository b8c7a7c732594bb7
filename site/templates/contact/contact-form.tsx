import { useEffect, useRef, useState } from 'react'
import { request } from '#booking/api/request.ts'
import { dayAtClinic } from '#domain/clinic-clock.ts'
import { type ContactMessage, checkContact } from '#domain/contact.ts'
import { birthdatePattern, readBirthdate } from '#domain/fields/birthdate.ts'
import { languageOf } from '#domain/locale.ts'
import { checkPhoneFormat } from '#domain/phone-format.ts'
import { fullDate } from '#messages/dates.ts'
import { Field } from '#ui/field/field.tsx'
import { MessageField } from '../../forms/message-field.tsx'
import { PostForm } from '../../forms/post-form.tsx'
import { useSite } from '../../site-context.tsx'

const fieldNames = ['clinic', 'name', 'birthdate', 'email', 'phone', 'message'] as const

export function ContactForm({ onSent }: { onSent: () => void }) {
  const { locale, country, clinicsData, stringTranslations } = useSite()
  const words = stringTranslations.contact
  const [birthdate, setBirthdate] = useState('')
  const birthdateField = useRef<HTMLInputElement>(null)
  // It may have been typed before hydration.
  useEffect(() => setBirthdate(birthdateField.current?.value ?? ''), [])
  const readDate = (text: string) => readBirthdate(text, locale, dayAtClinic(Date.now()))

  const check = (text: (name: string) => string) =>
    checkContact(
      {
        clinic: text('clinic') || null,
        name: text('name'),
        birthdate: text('birthdate'),
        email: text('email'),
        phone: text('phone'),
        message: text('message'),
      },
      {
        isClinic: (id) => clinicsData.some((clinic) => clinic.id === id),
        checkBirthdate: readDate,
        // The server checks whether the number exists, because it knows every number plan.
        checkPhone: checkPhoneFormat,
      },
    )
  const send = (message: ContactMessage) => request('POST /contact', { body: { ...message, locale } })

  // 03/04/2000 is read as March by some and as April by others: the date in words shows how we read it.
  const born = birthdate ? readDate(birthdate) : undefined
  return (
    <PostForm
      action="/api/contact"
      label={words.heading}
      button={words.send}
      fieldNames={fieldNames}
      check={check}
      send={send}
      onSent={onSent}
    >
      {(errorOf) => (
        <>
          <Field id="clinic" label={words.clinic} error={errorOf('clinic')}>
            {(control) => (
              <select {...control} name="clinic">
                <option value="">{words.noClinic}</option>
                {clinicsData.map((clinic) => (
                  <option key={clinic.id} value={clinic.id}>
                    {clinic.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field id="name" label={words.name} error={errorOf('name')}>
            {(control) => <input {...control} name="name" autoComplete="name" />}
          </Field>
          <Field
            id="birthdate"
            label={words.birthdate}
            hint={words.birthdateHint}
            error={errorOf('birthdate')}
            note={born?.ok && <output>{fullDate(born.value, languageOf(locale, country))}</output>}
          >
            {(control) => (
              <input
                {...control}
                ref={birthdateField}
                className="input short"
                name="birthdate"
                autoComplete="bday"
                placeholder={birthdatePattern[locale].replace('YYYY', locale === 'no' ? 'ÅÅÅÅ' : 'YYYY')}
                onChange={(event) => setBirthdate(event.target.value)}
              />
            )}
          </Field>
          <Field id="email" label={words.email} error={errorOf('email')}>
            {(control) => <input {...control} name="email" type="email" autoComplete="email" />}
          </Field>
          <Field id="phone" label={words.phone} hint={words.phoneHint} error={errorOf('phone')}>
            {(control) => <input {...control} name="phone" type="tel" autoComplete="tel" />}
          </Field>
          <MessageField label={words.message} hint={words.noHealth} error={errorOf('message')} />
        </>
      )}
    </PostForm>
  )
}
