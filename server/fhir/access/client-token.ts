import { type ClientScope, isClientScope } from '../../clients/client-scopes.ts'
import type { Secrets } from '../../identity/secrets.ts'

/** Short, because a token is not looked up; that its client has not been revoked is. */
export const tokenMinutes = 15

const purpose = 'client-token'

export interface TokenContent {
  client: string
  scopes: ClientScope[]
}

export function signClientToken(secrets: Secrets, { client, scopes }: TokenContent, now: Temporal.Instant): string {
  // A signed text has no dots in it, and scopes have.
  const content = Buffer.from([client, ...scopes].join(' ')).toString('base64url')
  return secrets.sign(purpose, content, now.add({ minutes: tokenMinutes }))
}

export function readClientToken(secrets: Secrets, token: string, now: Temporal.Instant): TokenContent | undefined {
  const content = secrets.readSigned(purpose, token, now, tokenMinutes)
  if (content === undefined) return undefined
  const [client = '', ...scopes] = Buffer.from(content, 'base64url').toString().split(' ')
  return { client, scopes: scopes.filter(isClientScope) }
}
