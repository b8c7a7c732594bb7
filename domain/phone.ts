import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/core'
// Every country: 150 KB, which is why browsers check no more than phone-format.ts.
import metadata from 'libphonenumber-js/max/metadata'
import { accept, type Checked, refuse } from './fields/checked.ts'
import { checkPhoneFormat } from './phone-format.ts'

/** Where we send SMS: the Nordic countries with their islands. Other countries cost more and draw toll fraud. */
export const nordicCountries: readonly CountryCode[] = ['NO', 'SJ', 'SE', 'DK', 'FO', 'GL', 'FI', 'AX', 'IS']

/** In some countries (Denmark among them) a number does not show whether it is mobile: those can receive SMS too. */
const smsTypes: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

/**
 * A mobile number with its (+) country code, as typed; the value is E.164.
 *
 *   phone-invalid: nothing was typed, or the number does not exist in its country
 *   phone-format: no + (or 00) and country code, or not a number at all
 *   phone-no-sms: the number exists but cannot get an SMS from us: a fixed line, or a country that is not allowed
 */
export function checkPhone(text: string, countries: readonly CountryCode[] | 'any' = nordicCountries): Checked<string> {
  const format = checkPhoneFormat(text)
  if (!format.ok) return format
  const number = format.value
  const sharing = countriesOf(number)
  if (countries !== 'any' && !sharing.some((it) => countries.includes(it))) return refuse('phone-no-sms')
  const parsed = parsePhoneNumber(number, metadata)
  if (!parsed?.isValid()) return refuse('phone-invalid')
  return smsTypes.has(parsed.getType()) ? accept(parsed.number) : refuse('phone-no-sms')
}

/** The problem that the API answers with when a phone's check fails. */
export function phoneProblem(key: string): 'phone-format' | 'invalid-phone' {
  return key === 'phone-format' ? 'phone-format' : 'invalid-phone'
}

/** The countries that share a number's calling code, as Norway and Svalbard do; none when the code is unknown. */
function countriesOf(number: string): readonly CountryCode[] {
  const codes = metadata.country_calling_codes as Record<string, readonly CountryCode[]>
  return codes[number.slice(1, 2)] ?? codes[number.slice(1, 3)] ?? codes[number.slice(1, 4)] ?? []
}
