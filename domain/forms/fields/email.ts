import { accept, type Checked, refuse } from './checked.ts'
import { tidyLine } from './text.ts'

/** The longest address that mail servers pass on. */
const emailMaxLength = 254

/**
 * A practical rule, not the whole grammar: something, one @, a domain of two or more labels. It lets every
 * address in real use through, letters beyond ASCII included, and none with characters that nobody sees; whether it is
 * the right one only a mail can tell.
 */
const pattern =
  /^[^\s@"(),:;<>[\]\\\p{Cc}\p{Cf}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]*[\p{L}\p{N}]$/u

/** An address that must be given, as in the contact form. */
export function checkEmail(text: string): Checked<string> {
  const email = tidyLine(text)
  const [local = ''] = email.split('@')
  const dotted = local.startsWith('.') || local.endsWith('.') || local.includes('..')
  if (!email.isWellFormed() || email.length > emailMaxLength || dotted || !pattern.test(email)) {
    return refuse('email-format')
  }
  return accept(email)
}

/** An address that may be left out, as in a booking: the SMS carries all that matters. */
export function checkOptionalEmail(text: string | undefined): Checked<string | null> {
  return text === undefined || tidyLine(text) === '' ? accept(null) : checkEmail(text)
}
