import type { Country } from '#domain/market/locale.ts'
import { addCallingCode, type PhoneKind } from '#domain/phones/phone-at-home.ts'
import { format } from '#messages/format.ts'
import type { Messages } from '#messages/no.ts'
import { formatPhone } from '../../domain/phones/grouped-phone.ts'

/** Most people leave out the code of their country: the whole number that we read shows that it was understood, and how. */
export function PhoneEcho({
  phone,
  kind,
  site: { country, common },
}: {
  phone: string
  kind?: PhoneKind
  site: { country: Country; common: Pick<Messages, 'form'> }
}) {
  const number = addCallingCode(phone, country, kind)
  return (
    <output>{number && format(common.form.phoneEcho, { phone: formatPhone(number).replaceAll(' ', '\u00a0') })}</output>
  )
}
