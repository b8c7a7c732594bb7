import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Clock } from '../../clock/clock.ts'
import { readAnswer } from '../../http/read-answer.ts'
import type { SigningKey } from '../../settings/signing-key.ts'

export interface TokenSettings {
  /** Where the FHIR server is, which knows where its tokens come from. */
  url: string
  /** Undefined: the server is asked. */
  tokenUrl: string | undefined
  clientId: string
  key: SigningKey
  scopes: string
  timeLimit: number
}

export interface AccessTokens {
  /** Throws where there is none to be had. */
  get(): Promise<string>
  /** Of a token that the server does not accept any more. */
  forget(token: string): void
}

/** Says where a token was refused, without what was sent or answered. */
export class TokenFailure extends Error {
  override readonly name = 'TokenFailure'
  readonly status: number | undefined
  constructor(status?: number) {
    super('no access token')
    this.status = status
  }
}

const configuration = z.object({ token_endpoint: z.url() })
const granted = z.object({
  access_token: z.string().check(z.regex(/^[\x21-\x7e]+$/)),
  expires_in: z.optional(z.number().check(z.positive())),
})

const longestAnswer = 64 * 1024
/** Seconds for which an assertion is good; SMART allows 300. */
const assertionSeconds = 120
/** Of a token whose answer does not say how long it lasts. */
const usualSeconds = 60
/** A token is renewed so many seconds before its end, because a request takes time as well. */
const earlierSeconds = 20

/** Tokens by SMART Backend Services: client credentials with an assertion that our private key signs. One is asked for at a time, and kept. */
export function createAccessTokens(settings: TokenSettings, clock: Clock): AccessTokens {
  const { clientId, key, scopes, timeLimit } = settings
  let known: { token: string; until: number } | undefined
  let asking: Promise<string> | undefined
  let tokenUrl: string | undefined
  const now = () => clock.now().epochMilliseconds

  const ask = async () => {
    tokenUrl ??= settings.tokenUrl ?? (await discover(settings))
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      scope: scopes,
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: await signAssertion(key, { clientId, tokenUrl, seconds: Math.floor(now() / 1000) }),
    })
    const answer = await fetchJson(tokenUrl, granted, { method: 'POST', body }, timeLimit).catch((error: unknown) => {
      // It may have moved: the next try asks again where it is.
      tokenUrl = undefined
      throw error
    })
    const seconds = answer.expires_in ?? usualSeconds
    known = { token: answer.access_token, until: now() + Math.max(seconds - earlierSeconds, seconds / 2) * 1000 }
    return answer.access_token
  }

  return {
    get: () => {
      if (known && now() < known.until) return Promise.resolve(known.token)
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
    forget: (token) => {
      if (known?.token === token) known = undefined
    },
  }
}

async function discover({ url, timeLimit }: Pick<TokenSettings, 'url' | 'timeLimit'>): Promise<string> {
  const address = `${url}/.well-known/smart-configuration`
  const { token_endpoint: found } = await fetchJson(address, configuration, {}, timeLimit)
  // Our proof must not travel in the open because of an answer.
  if (!found.startsWith('https:') && new URL(found).origin !== new URL(url).origin) throw new TokenFailure()
  return found
}

async function signAssertion(
  { key, algorithm, id }: SigningKey,
  { clientId, tokenUrl, seconds }: { clientId: string; tokenUrl: string; seconds: number },
): Promise<string> {
  const { calculateJwkThumbprint, exportJWK, SignJWT } = await import('jose')
  // Both sides can work out the thumbprint, so a key without a name needs none.
  const kid = id ?? (await calculateJwkThumbprint(await exportJWK(key)))
  return new SignJWT({ iss: clientId, sub: clientId, aud: tokenUrl, jti: randomUUID() })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + assertionSeconds)
    .sign(key)
}

async function fetchJson<Schema extends z.ZodMiniType>(
  address: string,
  schema: Schema,
  request: RequestInit,
  timeLimit: number,
): Promise<z.infer<Schema>> {
  const response = await fetch(address, {
    ...request,
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimit),
  })
  const text = await readAnswer(response, longestAnswer)
  const parsed = response.ok && text !== undefined ? z.safeParse(schema, JSON.parse(text)) : undefined
  if (!parsed?.success) throw new TokenFailure(response.status)
  return parsed.data
}
