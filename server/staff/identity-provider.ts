import type { Configuration, IDToken } from 'openid-client'
import { loadOnce } from '#domain/load-once.ts'
import { isLoopback } from '../http/own-hosts.ts'
import type { Config } from '../settings/config.ts'

/** Loaded when somebody signs in: it needs Node's `fetch`, which is large. */
const loadClient = loadOnce(() => import('openid-client'))
const loadTokens = loadOnce(() => import('jose'))

/** By how many seconds the clocks of the provider and of this machine may differ. */
const clockTolerance = 60

/** Claims that a back-channel logout token has, besides those of every token. */
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

/** What a sign-in that has begun must be finished with. */
export interface BegunSignIn {
  verifier: string
  state: string
  nonce: string
  /** Whether the person was to prove anew who they are. */
  isFresh: boolean
}

export interface ProvedPerson {
  /** Issuer and subject: what never changes. */
  subject: string
  /** Null where nobody vouches for it: then only somebody who has signed in before is known. */
  email: string | null
  /** The session at the provider. */
  session: string | null
}

/** Signs people in by OpenID Connect: authorization code with PKCE, state and nonce. Throws where the provider fails or lies. */
export interface IdentityProvider {
  begin(isFresh: boolean): Promise<{ address: URL; begun: BegunSignIn }>
  finish(address: URL, begun: BegunSignIn): Promise<ProvedPerson | undefined>
  /** Where the browser signs out of the provider, if it can. */
  signOutAddress(): Promise<string | undefined>
  /** Whose sessions a logout token of the provider ends; throws if it is none of ours. */
  readLogout(token: string): Promise<{ subject: string | null; session: string | null }>
}

/** Undefined where no provider is set. */
export function createIdentityProvider(
  config: Config,
  { callback, home }: { callback: string; home: string },
): IdentityProvider | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID } = config
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID) return undefined
  const anew = () => loadOnce(() => readProvider(config, OIDC_ISSUER, OIDC_CLIENT_ID))
  let discover = anew()

  return {
    begin: async (isFresh) => {
      const [client, provider] = await Promise.all([loadClient(), discover()])
      const begun = {
        verifier: client.randomPKCECodeVerifier(),
        state: client.randomState(),
        nonce: client.randomNonce(),
        isFresh,
      }
      const address = client.buildAuthorizationUrl(provider, {
        redirect_uri: callback,
        scope: 'openid email',
        code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
        code_challenge_method: 'S256',
        state: begun.state,
        nonce: begun.nonce,
        ...(isFresh ? { prompt: 'login', max_age: '0' } : {}),
      })
      return { address, begun }
    },
    finish: async (address, begun) => {
      const [client, provider] = await Promise.all([loadClient(), discover()])
      const checks = {
        pkceCodeVerifier: begun.verifier,
        expectedState: begun.state,
        expectedNonce: begun.nonce,
        idTokenExpected: true,
        ...(begun.isFresh ? { maxAge: 0 } : {}),
      }
      const tokens = await client.authorizationCodeGrant(provider, address, checks).catch((error: unknown) => {
        // The provider may have moved, or changed its keys: the next try asks for them again.
        discover = anew()
        throw error
      })
      const claims = tokens.claims()
      if (!claims) return undefined
      return {
        subject: nameSubject(claims.iss, claims.sub),
        email: readEmail(claims, config.OIDC_TRUST_EMAIL === 'yes'),
        session: typeof claims.sid === 'string' ? claims.sid : null,
      }
    },
    signOutAddress: async () => {
      const [client, provider] = await Promise.all([loadClient(), discover()])
      if (!provider.serverMetadata().end_session_endpoint) return undefined
      return client.buildEndSessionUrl(provider, { post_logout_redirect_uri: home }).href
    },
    readLogout: async (token) => {
      const [{ createRemoteJWKSet, jwtVerify }, provider] = await Promise.all([loadTokens(), discover()])
      const { issuer, jwks_uri } = provider.serverMetadata()
      const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(jwks_uri!)), {
        issuer,
        audience: OIDC_CLIENT_ID,
        clockTolerance,
        maxTokenAge: '5 minutes',
        requiredClaims: ['iat', 'jti', 'events'],
      })
      const { events, sub, sid, nonce } = payload
      const isLogout = typeof events === 'object' && events !== null && logoutEvent in events && nonce === undefined
      const session = typeof sid === 'string' ? sid : null
      if (!isLogout || (session === null && sub === undefined)) throw new Error('This token ends no session.')
      return { session, subject: sub === undefined ? null : nameSubject(issuer, sub) }
    },
  }
}

/** The address, if the provider says that it has checked it, or says nothing of it and the operator trusts its addresses. */
function readEmail({ email, email_verified: isChecked }: IDToken, isTrusted: boolean): string | null {
  if (typeof email !== 'string' || !(isChecked === true || (isChecked === undefined && isTrusted))) return null
  return email.trim().toLowerCase()
}

function nameSubject(issuer: string, subject: string): string {
  return `${issuer} ${subject}`
}

async function readProvider(config: Config, issuer: string, clientId: string): Promise<Configuration> {
  const client = await loadClient()
  const address = new URL(issuer)
  const authentication = config.OIDC_CLIENT_KEY
    ? client.PrivateKeyJwt(await importKey(config.OIDC_CLIENT_KEY))
    : client.ClientSecretPost(config.OIDC_CLIENT_SECRET)
  return client.discovery(address, clientId, { [client.clockTolerance]: clockTolerance }, authentication, {
    timeout: 10,
    execute: [
      // The signature of every token is checked, also where the connection already vouches for it.
      client.enableNonRepudiationChecks,
      ...(address.protocol === 'http:' && isLoopback(address.hostname) ? [client.allowInsecureRequests] : []),
    ],
  })
}

/** A private key as JSON Web Key. */
async function importKey(text: string) {
  const { importJWK } = await loadTokens()
  const jwk = JSON.parse(text) as { kid?: string; alg?: string }
  const key = (await importJWK(jwk, jwk.alg)) as CryptoKey
  return jwk.kid === undefined ? { key } : { key, kid: jwk.kid }
}
