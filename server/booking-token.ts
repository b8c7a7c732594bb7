import type { Secrets } from './secrets.ts'

/**
 * The token of a booking, which lets its bearer see, move and cancel it. It follows from the secret, so that it need not
 * be kept anywhere: the database has its hash, and the SMS and a repeated request get it made again.
 */
export function bookingToken(secrets: Secrets, reference: string): string {
  return secrets.hash('booking token', reference)
}

/** Where the patient manages the booking. What follows # never leaves the browser, so it is in no log on the way. */
export function manageLink(address: string, reference: string, token: string): string {
  return `${address}#${reference}.${token}`
}
