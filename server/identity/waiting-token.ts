import type { Secrets } from './secrets.ts'

/** The token of an entry of the waiting list, which lets its bearer see and stop it. Derived from the secret like that of a booking. */
export function waitingToken(secrets: Secrets, id: string): string {
  return secrets.hash('waiting list token', id)
}
