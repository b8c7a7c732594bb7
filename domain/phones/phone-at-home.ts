import type { Country } from '../market/locale.ts'
import { markets } from '../market/market.ts'
import { marketFormats } from '../market/market-formats.ts'
import { stripPhone } from './phone-format.ts'

/** What a form asks for: a mobile, which gets an SMS, or any number that we can call. */
export type PhoneKind = 'mobile' | 'callable'

/** A number that was typed without the code of its country, with it; of anything else nothing. */
export function addCallingCode(typed: string, country: Country, kind: PhoneKind = 'mobile'): string | undefined {
  const digits = marketFormats[country].phoneAtHome[kind].exec(stripPhone(typed))?.[1]
  return digits && markets[country].callingCode + digits
}

/**
 * A number as the rules take it, from what was typed into a form: one as people write it at home gets the code of its country,
 * everything else stays as it was typed. The API itself takes no number without its code.
 */
export function readPhone(typed: string, country: Country, kind?: PhoneKind): string {
  return addCallingCode(typed, country, kind) ?? typed
}
