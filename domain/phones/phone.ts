import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/core'
// Every country: 150 KB, which is why browsers check no more than phone-format.ts.
import metadata from 'libphonenumber-js/max/metadata'
import { accept, type Checked, refuse } from '../forms/fields/checked.ts'
import { checkCallableFormat, checkPhoneFormat } from './phone-format.ts'

/**
 * Where we send SMS unless told otherwise: the EEA with the islands of its members, the United Kingdom with its islands,
 * Switzerland, the United States and Canada. Elsewhere messages cost more and draw toll fraud; that includes the other
 * countries behind +1.
 */
export const smsCountries: readonly CountryCode[] = [
  ...(['NO', 'SJ', 'SE', 'DK', 'FO', 'GL', 'FI', 'AX', 'IS', 'LI', 'AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'EE'] as const),
  ...(['FR', 'DE', 'GR', 'HU', 'IE', 'IT', 'LV', 'LT', 'LU', 'MT', 'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES'] as const),
  ...(['GB', 'GG', 'JE', 'IM', 'CH', 'US', 'CA'] as const),
]

/** In some countries (Denmark among them) a number does not show whether it is mobile: those can receive SMS too. */
const smsTypes: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

/**
 * A mobile number with its (+) country code, as typed; the value is E.164.
 *
 *   phone-invalid: nothing was typed, or the number does not exist in its country
 *   phone-format: no + (or 00) and country code, or not a number at all
 *   phone-country: a country to which we do not send SMS
 *   phone-no-sms: the number exists but cannot get an SMS: a fixed line
 */
export function checkPhone(text: string, countries: readonly CountryCode[] | 'any' = smsCountries): Checked<string> {
  const format = checkPhoneFormat(text)
  if (!format.ok) return format
  const isAllowed = (country: CountryCode | undefined) =>
    countries === 'any' || (country !== undefined && countries.includes(country))
  const sharing = countriesOf(format.value)
  if (sharing.length > 0 && !sharing.some(isAllowed)) return refuse('phone-country')
  const parsed = parsePhoneNumber(format.value, metadata)
  if (!parsed?.isValid()) return refuse('phone-invalid')
  // Jamaica, too, is +1.
  if (!isAllowed(parsed.country)) return refuse('phone-country')
  return smsTypes.has(parsed.getType()) ? accept(parsed.number) : refuse('phone-no-sms')
}

/** A number of any country that exists, mobile or not; the value is E.164. */
export function checkCallable(text: string): Checked<string> {
  const format = checkCallableFormat(text)
  if (!format.ok) return format
  const parsed = parsePhoneNumber(format.value, metadata)
  return parsed?.isValid() ? accept(parsed.number) : refuse('phone-callable')
}

/** The problem that the API answers with when a phone's check fails. */
export function phoneProblem(key: string): 'phone-format' | 'phone-country' | 'invalid-phone' {
  return key === 'phone-format' || key === 'phone-country' ? key : 'invalid-phone'
}

/** The calling code of a number in E.164, such as '47'; shared by all countries behind +1. */
export function callingCodeOf(number: string): string {
  return parsePhoneNumber(number, metadata)?.countryCallingCode ?? ''
}

/** The countries that share a number's calling code, as Norway and Svalbard do; none when the code is unknown. */
function countriesOf(number: string): readonly CountryCode[] {
  const codes = metadata.country_calling_codes as Record<string, readonly CountryCode[]>
  return codes[number.slice(1, 2)] ?? codes[number.slice(1, 3)] ?? codes[number.slice(1, 4)] ?? []
}
