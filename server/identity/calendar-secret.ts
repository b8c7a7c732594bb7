import { isSame, type Secrets } from './secrets.ts'

const purpose = 'calendar subscription'
const pattern = /^([a-z0-9]{8})-([\w-]{43})$/

/** What names a booking in the address that calendars subscribe to. It shows when and where, and lets nobody change anything. */
export function calendarSecret(secrets: Secrets, reference: string): string {
  return `${reference.toLowerCase()}-${secrets.hash(purpose, reference)}`
}

/** The reference of the booking, if the secret is ours. */
export function readCalendarSecret(secrets: Secrets, secret: string): string | undefined {
  const [, lowered = '', signature = ''] = pattern.exec(secret) ?? []
  const reference = lowered.toUpperCase()
  return isSame(signature, secrets.hash(purpose, reference)) ? reference : undefined
}
