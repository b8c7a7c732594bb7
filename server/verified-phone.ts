import type { Secrets } from './secrets.ts'

/** Long enough to fill in the rest and to choose another time if the first was taken. */
const minutes = 30

/** A token which says that its bearer has read a code sent to a phone. It holds the phone's keyed hash, not the phone. */
export function signPhone(secrets: Secrets, phoneHash: string, now: Temporal.Instant): string {
  return secrets.sign('verified phone', phoneHash, now.add({ minutes }))
}

export function isVerified(secrets: Secrets, token: string, phone: string, now: Temporal.Instant): boolean {
  return secrets.readSigned('verified phone', token, now) === secrets.hash('phone', phone)
}
