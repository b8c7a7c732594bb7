import { useRef } from 'react'
import { applicationAction, applicationFieldNames, checkApplication } from '#domain/forms/application.ts'
import { attachmentMaxBytes } from '#domain/forms/fields/attachment.ts'
import { accept, refuse } from '#domain/forms/fields/checked.ts'
import { readPhone } from '#domain/phones/phone-at-home.ts'
import { checkCallableFormat } from '#domain/phones/phone-format.ts'
import type { JobPage } from '#page-data/pages.ts'
import { Field } from '#ui/field/field.tsx'
import { PhoneField } from '../../forms/phone-field.tsx'
import { PostForm } from '../../forms/post-form.tsx'
import { useSite } from '../../site-context.tsx'

/** For whoever applies. The browser itself posts it, with the file: script only says sooner what is wrong. */
export function ApplicationForm({ data: { job, words } }: { data: JobPage }) {
  const { country, stringTranslations } = useSite()
  const file = useRef<HTMLInputElement>(null)

  const check = (text: (name: string) => string) =>
    checkApplication(
      { job: text('job'), name: text('name'), email: text('email'), phone: text('phone'), text: text('text') },
      {
        // The server says whether it still is, because it knows the day, and whether the number exists.
        isOpen: () => true,
        checkPhone: (number) => checkCallableFormat(readPhone(number, country, 'callable')),
        checkFile: () =>
          (file.current?.files?.[0]?.size ?? 0) > attachmentMaxBytes ? refuse('file-size') : accept(null),
      },
    )
  const send = (_: unknown, form: HTMLFormElement) => {
    form.submit()
    // The next page follows.
    return new Promise<never>(() => {})
  }

  return (
    <PostForm
      action={applicationAction}
      encType="multipart/form-data"
      label={words.heading}
      button={words.send}
      fieldNames={applicationFieldNames}
      check={check}
      send={send}
      onSent={() => {}}
    >
      {(errorOf) => (
        <>
          <input type="hidden" id="job" name="job" value={job} />
          <Field id="name" label={words.name} error={errorOf('name')}>
            {(control) => <input {...control} name="name" autoComplete="name" />}
          </Field>
          <Field id="email" label={stringTranslations.contact.email} error={errorOf('email')}>
            {(control) => <input {...control} name="email" type="email" autoComplete="email" />}
          </Field>
          <PhoneField label={words.phone} kind="callable" error={errorOf('phone')} />
          <Field id="text" label={words.text} hint={words.textHint} error={errorOf('text')}>
            {(control) => <textarea {...control} name="text" rows={8} />}
          </Field>
          <Field id="file" label={words.file} hint={words.fileHint} error={errorOf('file')}>
            {(control) => (
              <input {...control} ref={file} name="file" type="file" accept=".pdf,.txt,application/pdf,text/plain" />
            )}
          </Field>
        </>
      )}
    </PostForm>
  )
}
