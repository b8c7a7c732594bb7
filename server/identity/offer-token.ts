import type { Secrets } from './secrets.ts'

/** The token of an offer, which lets its bearer take or decline it. Derived from the secret like that of a booking. */
export function offerToken(secrets: Secrets, id: string): string {
  return secrets.hash('offer token', id)
}
