import { addCallingCode } from '#domain/phone-at-home.ts'
import { format } from '#messages/format.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { formatPhone } from '../words/phones.ts'

/** Most people leave out the code of their country: what they typed is offered with it, and one tap is enough. */
export function AddCountryCode({
  phone,
  onType,
  site: { words, country },
}: {
  phone: string
  onType: (phone: string) => void
  site: Pick<BookingSite, 'words' | 'country'>
}) {
  const number = addCallingCode(phone, country)
  if (number === undefined) return null
  const whole = formatPhone(number)
  return (
    <button type="button" className="link" onClick={() => onType(whole)}>
      {format(words.form.useNumber, { phone: whole })}
    </button>
  )
}
