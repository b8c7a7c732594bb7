import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { client } from './identity-provider.ts'

/** A provider whose tokens say what a test wants: with a wrong clock, audience, nonce or key. */
export interface LyingProvider {
  issuer: string
  /** Claims in place of the right ones. */
  claims: JWTPayload
  /** Seconds by which its clock is ahead. */
  ahead: number
  /** Signs with another key than the one that it shows. */
  hasOtherKey: boolean
  /** As the sign-in began with. */
  nonce: string
  signLogout(claims: JWTPayload): Promise<string>
  close(): Promise<void>
}

export async function startLyingProvider(): Promise<LyingProvider> {
  const [shown, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(shown.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const server = createServer(async (request, response) => {
    const answers: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/jwks': () => ({ keys: [jwk] }),
      '/token': async () => ({ access_token: 'x', token_type: 'bearer', id_token: await signIdToken() }),
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(await answers[request.url ?? '']?.()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const sign = (claims: JWTPayload) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(lying.hasOtherKey ? other.privateKey : shown.privateKey)
  const now = () => Math.floor(Date.now() / 1000) + lying.ahead
  const signIdToken = () =>
    sign({
      ...{ iss: issuer, sub: 'anne', aud: client.id, iat: now(), exp: now() + 300, nonce: lying.nonce },
      ...{ email: 'anne@innom.example', email_verified: true, ...lying.claims },
    })
  const lying: LyingProvider = {
    issuer,
    claims: {},
    ahead: 0,
    hasOtherKey: false,
    nonce: '',
    signLogout: (claims) => sign({ iss: issuer, aud: client.id, iat: now(), exp: now() + 120, jti: 'one', ...claims }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return lying
}
