import { useEffect, useRef, useState } from 'react'
import { PhoneEcho } from '#booking/form/phone-echo.tsx'
import type { PhoneKind } from '#domain/phones/phone-at-home.ts'
import { Field } from '#ui/field/field.tsx'
import { useSite } from '../site-context.tsx'

/** A phone number in a form that is posted, with the whole number under it where the code of the country was left out. */
export function PhoneField({ label, kind, error }: { label: string; kind: PhoneKind; error: string | undefined }) {
  const { country, stringTranslations: common } = useSite()
  const [phone, setPhone] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const read = () => setPhone(field.current?.value ?? '')
  // Something may have been typed before hydration.
  useEffect(read, [])
  return (
    <Field
      id="phone"
      label={label}
      hint={common.contact.phoneHint}
      error={error}
      note={<PhoneEcho phone={phone} kind={kind} site={{ country, common }} />}
    >
      {(control) => <input {...control} ref={field} name="phone" type="tel" autoComplete="tel" onChange={read} />}
    </Field>
  )
}
