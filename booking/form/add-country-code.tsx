import { format } from '#messages/format.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { formatPhone } from '../words/phones.ts'

/** Most people here leave out the +47: the eight digits they typed are offered with it, and one tap is enough. */
export function AddCountryCode({
  phone,
  onType,
  site: { words },
}: {
  phone: string
  onType: (phone: string) => void
  site: Pick<BookingSite, 'words'>
}) {
  const digits = phone.replaceAll(' ', '')
  if (!/^[49]\d{7}$/.test(digits)) return null
  const whole = formatPhone(`+47${digits}`)
  return (
    <button type="button" className="link" onClick={() => onType(whole)}>
      {format(words.form.useNumber, { phone: whole })}
    </button>
  )
}
