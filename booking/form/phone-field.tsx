import { Field } from '#ui/field/field.tsx'
import type { BookingSite } from '../wizard-context.tsx'
import { PhoneEcho } from './phone-echo.tsx'
import { changePhone } from './phone-input.ts'

/** The mobile number that is sent a code. */
export function PhoneField({
  value,
  hint,
  onType,
  error,
  autoComplete,
  site,
}: {
  value: string
  /** Other words under the label. */
  hint?: string
  onType: (phone: string) => void
  error: string | undefined
  autoComplete: string
  site: Pick<BookingSite, 'words' | 'common' | 'country'>
}) {
  const { form } = site.words
  return (
    <Field
      id="phone"
      label={form.phone}
      hint={hint ?? form.phoneHint}
      error={error}
      note={<PhoneEcho phone={value} site={site} />}
    >
      {(control) => (
        <input
          {...control}
          value={value}
          onChange={(event) => onType(changePhone(event.target.value, site.country))}
          type="tel"
          autoComplete={autoComplete}
          className="input short"
        />
      )}
    </Field>
  )
}
