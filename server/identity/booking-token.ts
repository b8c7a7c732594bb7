import type { Secrets } from './secrets.ts'

/**
 * The token of a booking, which lets its bearer see, move and cancel it. It is derived from the secret, so it is not
 * stored: the database has only its hash, and it is derived again for the SMS and for repeated requests.
 */
export function bookingToken(secrets: Secrets, reference: string): string {
  return secrets.hash('booking token', reference)
}

/** Where the patient manages the booking. The fragment never leaves the browser, so the token ends up in no log. */
export function manageLink(address: string, reference: string, token: string): string {
  return `${address}#${reference}.${token}`
}
