import { BirthdateField } from '#booking/form/birthdate-field.tsx'
import { request } from '#client/request.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { type ContactMessage, checkContact, contactAction, contactFieldNames } from '#domain/forms/contact.ts'
import { readBirthdate } from '#domain/forms/fields/birthdate.ts'
import { languageOf } from '#domain/market/locale.ts'
import { readPhone } from '#domain/phones/phone-at-home.ts'
import { checkPhoneFormat } from '#domain/phones/phone-format.ts'
import { Field } from '#ui/field/field.tsx'
import { MessageField } from '../../forms/message-field.tsx'
import { PhoneField } from '../../forms/phone-field.tsx'
import { PostForm } from '../../forms/post-form.tsx'
import { useSite } from '../../site-context.tsx'

export function ContactForm({ onSent }: { onSent: () => void }) {
  const { locale, country, clinicsData, stringTranslations } = useSite()
  const words = stringTranslations.contact

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
        checkBirthdate: (date) => readBirthdate(date, languageOf(locale, country), dayAtClinic(Date.now())),
        // The server checks whether the number exists, because it knows every number plan.
        checkPhone: (phone) => checkPhoneFormat(readPhone(phone, country)),
      },
    )
  const send = (message: ContactMessage) => request('POST /contact', { body: { ...message, locale } })

  return (
    <PostForm
      action={contactAction}
      label={words.heading}
      button={words.send}
      fieldNames={contactFieldNames}
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
          <BirthdateField
            label={words.birthdate}
            hint={words.birthdateHint}
            error={errorOf('birthdate')}
            autoComplete="bday"
            site={{ locale, country, common: stringTranslations }}
          />
          <Field id="email" label={words.email} error={errorOf('email')}>
            {(control) => <input {...control} name="email" type="email" autoComplete="email" />}
          </Field>
          <PhoneField label={words.phone} kind="mobile" error={errorOf('phone')} />
          <MessageField label={words.message} hint={words.noHealth} error={errorOf('message')} />
        </>
      )}
    </PostForm>
  )
}
