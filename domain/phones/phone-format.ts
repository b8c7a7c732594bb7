import { accept, type Checked, refuse } from '../forms/fields/checked.ts'

/** The same for a number that we only call: the message does not ask for a mobile. */
export function checkCallableFormat(text: string): Checked<string> {
  const checked = checkPhoneFormat(text)
  return checked.ok ? checked : refuse('phone-callable')
}

/**
 * Checks the format of a number with its (+) country code; the value is E.164. Forms in the browser check no more before
 * they ask the server, which knows every number plan: loading them in the browser would cost 12 KB.
 */
export function checkPhoneFormat(text: string): Checked<string> {
  const typed = stripPhone(text)
  if (typed === '') return refuse('phone-invalid')
  const number = typed.replace(/^00/, '+')
  if (!/^\+\d+$/.test(number)) return refuse('phone-format')
  return /^\+[1-9]\d{6,14}$/.test(number) ? accept(number) : refuse('phone-invalid')
}

/** Without what people and their address books put between the digits. */
export function stripPhone(text: string): string {
  return text.replaceAll(/[\s\u200b\u200e\u2060\u202a-\u202e\ufeff().\-\u2010-\u2015/]/gu, '')
}
