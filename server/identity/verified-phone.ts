import { isUuid } from './is-uuid.ts'
import type { Secrets } from './secrets.ts'

/** Long enough to fill in the rest and to choose another time if the first one was taken. */
export const proofMinutes = 30

const purpose = 'verified phone'

/**
 * A token which proves that its bearer received a code on a phone. It contains the phone's keyed hash, not the phone, and
 * the verification's id, so that its uses can be counted.
 */
export function signPhone(secrets: Secrets, { phoneHash, verification }: ProvedPhone, now: Temporal.Instant): string {
  return secrets.sign(purpose, `${phoneHash}:${verification}`, now.add({ minutes: proofMinutes }))
}

/** The phone that a token proves, by its keyed hash, and the verification that proved it. */
export interface ProvedPhone {
  phoneHash: string
  verification: string
}

export function readProvedPhone(secrets: Secrets, token: string, now: Temporal.Instant): ProvedPhone | undefined {
  const [phoneHash, verification] = secrets.readSigned(purpose, token, now, proofMinutes)?.split(':') ?? []
  return phoneHash && verification && isUuid(verification) ? { phoneHash, verification } : undefined
}

/** The keyed hash of the phone that a token proves. */
export function readPhoneHash(secrets: Secrets, token: string, now: Temporal.Instant): string | undefined {
  return readProvedPhone(secrets, token, now)?.phoneHash
}

/** The id of the verification, if the token proves this phone. */
export function readProof(secrets: Secrets, token: string, phone: string, now: Temporal.Instant): string | undefined {
  const proved = readProvedPhone(secrets, token, now)
  return proved?.phoneHash === secrets.hash('phone', phone) ? proved.verification : undefined
}
