import type { Secrets } from './secrets.ts'

/** The token of an order, which lets its bearer see and cancel it. Derived from the secret like that of a booking. */
export function orderToken(secrets: Secrets, reference: string): string {
  return secrets.hash('order token', reference)
}
