import type { Country } from '#domain/market/locale.ts'
import { markets } from '#domain/market/market.ts'

/** What the phone field begins with: the code of the country that the clinics are in. */
export function startPhone(country: Country): string {
  return `${markets[country].callingCode} `
}

/**
 * The phone field after a change. A whole number that was pasted or typed behind the code that stood there takes its place:
 * '+47 +46 70 123 45 67' is a Swedish number, and '+47 4791234567' has its code twice.
 */
export function changePhone(text: string, country: Country): string {
  const code = startPhone(country)
  // Browsers put the caret in front of what stands in a field when a link or a label leads there.
  if (text.length > code.length && text.endsWith(code)) {
    const typed = text.slice(0, -code.length)
    return /^[+0]/.test(typed) ? typed : code + typed
  }
  // Only behind the code itself: '+4790054367' has zeros of its own.
  const { callingCode } = markets[country]
  const rest = text.startsWith(callingCode) ? text.slice(callingCode.length).trimStart() : ''
  if (/^(?:\+|00)\s*[1-9]/.test(rest)) return rest
  const twice = /^\+47(47\d{8})$/.exec(text.replaceAll(/\s/g, ''))?.[1]
  return twice ? `+${twice}` : text
}
