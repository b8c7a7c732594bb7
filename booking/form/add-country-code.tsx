import { markets } from '#domain/market.ts'
import { format } from '#messages/format.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { formatPhone } from '../words/phones.ts'

/** Mobile numbers as people of a country write them at home; the Swedish zero falls away behind the code. */
const atHome = { norway: /^([49]\d{7})$/, sweden: /^0(7\d{8})$/ }

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
  const digits = atHome[country].exec(phone.replaceAll(/[ -]/g, ''))?.[1]
  if (digits === undefined) return null
  const whole = formatPhone(`${markets[country].callingCode}${digits}`)
  return (
    <button type="button" className="link" onClick={() => onType(whole)}>
      {format(words.form.useNumber, { phone: whole })}
    </button>
  )
}
