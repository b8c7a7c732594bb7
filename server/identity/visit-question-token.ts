import type { Secrets } from './secrets.ts'

/** The token of the question about a visit: it opens nothing else. Derived from the secret like that of a booking. */
export function visitQuestionToken(secrets: Secrets, reference: string): string {
  return secrets.hash('visit question token', reference)
}

/** What an answer is found by until it can no longer be changed; not what is in the link. */
export function visitAnswerKey(secrets: Secrets, reference: string): string {
  return secrets.hash('visit answer', reference)
}
