import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type JWK } from 'oidc-provider'

/** A real OpenID Connect provider, at which everybody is who the test says. */
export interface TestProvider {
  issuer: string
  /** Who sits at the browser. */
  person: { id: string; email: string; verified?: boolean }
  close(): Promise<void>
}

export const client = { id: 'innom', secret: 'a secret that is long enough for a test' }

interface ProviderParts {
  callback: string
  logout?: string
  home?: string
  key: JWK
  port?: number
}

export async function startProvider({ callback, logout, home, key, port = 0 }: ProviderParts): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const test: TestProvider = {
    issuer,
    person: { id: 'anne', email: 'Anne@innom.example' },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [callback],
        ...(home ? { post_logout_redirect_uris: [home] } : {}),
        ...(logout ? { backchannel_logout_uri: logout, backchannel_logout_session_required: true } : {}),
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['test'] },
    claims: { email: ['email', 'email_verified'] },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    // Addresses are in the token itself.
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = `<form id="op.logoutForm">${form}</form>`
        },
      },
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: test.person.email, email_verified: test.person.verified ?? true }),
    }),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({ clientId: client.id, accountId: ctx.oidc.session!.accountId! })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    void provider.interactionFinished(request, response, { login: { accountId: test.person.id } })
  })
  return test
}

/** A browser that follows redirects within the provider, with its cookies, until it is sent somewhere else. */
export async function walkThrough(start: string, issuer: string, jar = new Map<string, string>()): Promise<string> {
  let address = start
  for (let step = 0; address.startsWith(issuer); step++) {
    if (step > 10) throw new Error(`The provider does not come to an end: ${address}`)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const it of response.headers.getSetCookie()) {
      const [pair = ''] = it.split(';')
      const [name = '', ...value] = pair.split('=')
      jar.set(name, value.join('='))
    }
    const next = response.headers.get('location')
    if (!next) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    address = new URL(next, address).href
  }
  return address
}
