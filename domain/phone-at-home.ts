import type { Country } from './locale.ts'
import { markets } from './market.ts'

/**
 * Mobile numbers as people write them at home, with what stays of them behind the calling code: in Sweden the first zero falls away.
 * Not among `markets`, which every page loads: only the form of the booking needs it.
 */
const mobileAtHome: Record<Country, RegExp> = { norway: /^([49]\d{7})$/, sweden: /^0(7\d{8})$/ }

/** A mobile number that was typed without the code of its country, with it; of anything else nothing. */
export function addCallingCode(typed: string, country: Country): string | undefined {
  const digits = mobileAtHome[country].exec(typed.replaceAll(/[ -]/g, ''))?.[1]
  return digits && markets[country].callingCode + digits
}
