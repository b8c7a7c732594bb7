import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inviteMember } from '#database/staff/members.ts'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { client, startProvider, type TestProvider, walkThrough } from '../../testing/identity-provider.ts'
import { type LyingProvider, startLyingProvider } from '../../testing/lying-provider.ts'
import { browserWith, staffCookieOf } from '../../testing/staff.ts'
import { openTestApi, type Reply, type TestApi } from '../../testing/test-api.ts'

const site = 'http://localhost:8000'
const callback = `${site}/api/staff/oidc/callback`

let test: TestDatabase
beforeAll(async () => {
  test = await openTestEmbedded()
})
afterAll(() => test.dispose())
beforeEach(() => test.empty())

const openApi = (issuer: string, env: Record<string, string> = {}) =>
  openTestApi({
    database: test.database,
    env: { ...env, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
  })

const invite = (api: TestApi, email: string) =>
  inviteMember(
    test.database,
    { email, role: 'receptionist', clinics: ['bislett'], practitioner: null },
    'test',
    api.clock.now(),
  )

const cookiesOf = ({ headers }: Reply) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((it) => it.split(';')[0])
    .join('; ')

async function start(api: TestApi, query = '') {
  const reply = await api.call('GET', `/api/staff/oidc/start${query}`)
  return { reply, cookie: cookiesOf(reply), address: String(reply.headers.location) }
}

const finish = (api: TestApi, address: string, cookie: string) =>
  api.call('GET', address.replace(site, ''), { headers: { cookie } })

describe('signing in at a real provider', () => {
  let provider: TestProvider
  let api: TestApi
  const jar = new Map<string, string>()
  const makeKey = async () => ({
    ...(await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey)),
    use: 'sig',
    kid: String(Math.random()),
  })
  const open = async (port?: number) => {
    provider = await startProvider({
      callback,
      key: await makeKey(),
      home: `${site}/staff/`,
      ...(port ? { port } : {}),
    })
  }
  beforeAll(async () => {
    await open()
    api = await openApi(provider.issuer)
  })
  afterAll(async () => {
    await api.close()
    await provider.close()
  })
  beforeEach(() => {
    jar.clear()
    provider.person = { id: 'anne', email: 'Anne@innom.example' }
  })

  const signIn = async (query = '') => {
    const { address, cookie } = await start(api, query)
    return finish(api, await walkThrough(address, provider.issuer, jar), cookie)
  }

  it('lets in whoever was invited, and takes them to where they were', async () => {
    await invite(api, 'anne@innom.example')
    const reply = await signIn('?return=/en/staff/?date=2026-11-09')
    expect([reply.status, reply.headers.location]).toEqual([303, '/en/staff/?date=2026-11-09'])
    const me = await browserWith(api, staffCookieOf(reply)).call('GET', '/api/staff/me')
    expect(me.body.email).toBe('anne@innom.example')
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/staff/../en/', '/bestill-time/', '/staff/\\x'])(
    'goes on within the console alone, not to %s',
    async (asked) => {
      await invite(api, 'anne@innom.example')
      expect((await signIn(`?return=${encodeURIComponent(asked)}`)).headers.location).toBe('/staff/')
    },
  )

  it('refuses somebody who was not invited, or whose address nobody has checked', async () => {
    expect((await signIn()).headers.location).toBe('/staff/#sign-in-refused')
    await invite(api, 'anne@innom.example')
    provider.person = { id: 'other', email: 'anne@innom.example', verified: false }
    jar.clear()
    const reply = await signIn()
    expect([reply.headers.location, staffCookieOf(reply)]).toEqual(['/staff/#sign-in-refused', ''])
  })

  it('knows a person by who they are, not by an address that somebody else was given later', async () => {
    await invite(api, 'anne@innom.example')
    expect((await signIn()).headers.location).toBe('/staff/')
    provider.person = { id: 'somebody-else', email: 'anne@innom.example' }
    jar.clear()
    expect((await signIn()).headers.location).toBe('/staff/#sign-in-refused')
    provider.person = { id: 'anne', email: 'anne.married@innom.example' }
    jar.clear()
    expect((await signIn()).headers.location).toBe('/staff/')
  })

  it('works once: neither the same answer again nor one for another browser', async () => {
    await invite(api, 'anne@innom.example')
    const mine = await start(api)
    const back = await walkThrough(mine.address, provider.issuer, jar)
    const theirs = await start(api)
    expect((await finish(api, back, theirs.cookie)).headers.location).toBe('/staff/#sign-in-failed')
    expect((await finish(api, back, '')).headers.location).toBe('/staff/#sign-in-failed')
    expect((await finish(api, back, mine.cookie)).headers.location).toBe('/staff/')
    expect((await finish(api, back, mine.cookie)).headers.location).toBe('/staff/#sign-in-failed')
  })

  it('says so when the provider refuses, and when too much time has passed', async () => {
    const refused = await start(api)
    const state = new URL(refused.address).searchParams.get('state')
    const denied = `${callback}?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`
    expect((await finish(api, denied, refused.cookie)).headers.location).toBe('/staff/#sign-in-failed')
    await invite(api, 'anne@innom.example')
    const slow = await start(api)
    const back = await walkThrough(slow.address, provider.issuer, jar)
    api.clock.advance({ minutes: 11 })
    expect((await finish(api, back, slow.cookie)).headers.location).toBe('/staff/#sign-in-failed')
  })

  it('works again at the second try after the provider has changed its key', async () => {
    await invite(api, 'anne@innom.example')
    expect((await signIn()).headers.location).toBe('/staff/')
    const { port } = new URL(provider.issuer)
    await provider.close()
    await open(Number(port))
    jar.clear()
    await signIn()
    jar.clear()
    expect((await signIn()).headers.location).toBe('/staff/')
  })

  it('writes neither code nor address nor name into the log', async () => {
    await invite(api, 'anne@innom.example')
    expect((await signIn()).headers.location).toBe('/staff/')
    expect(api.log.join('\n')).not.toMatch(/anne|code=|state=/i)
  })

  it('leads on to sign out of the provider, too', async () => {
    await invite(api, 'anne@innom.example')
    const desk = browserWith(api, staffCookieOf(await signIn()))
    const { next } = (await desk.call('POST', '/api/staff/sign-out', { body: {} })).body
    expect(next).toContain(`${provider.issuer}/session/end`)
  })
})

it('a provider that does not answer is told as such, and the next try reaches it', async () => {
  const lying = await startLyingProvider()
  await lying.close()
  const api = await openApi(lying.issuer)
  expect((await start(api)).reply.body.code).toBe('provider-failure')
  await api.close()
})

describe('a token that is not right', () => {
  let lying: LyingProvider
  let api: TestApi
  beforeEach(async () => {
    lying = await startLyingProvider()
    api = await openApi(lying.issuer)
    await invite(api, 'anne@innom.example')
  })
  afterEach(async () => {
    await api.close()
    await lying.close()
  })

  const signIn = async () => {
    const { address, cookie } = await start(api)
    const asked = new URL(address).searchParams
    lying.nonce = lying.nonce || asked.get('nonce')!
    return finish(api, `${callback}?code=x&state=${asked.get('state')}`, cookie)
  }

  it('is refused, and a right one is not', async () => {
    expect((await signIn()).headers.location).toBe('/staff/')
  })

  it.each<[string, Partial<LyingProvider>]>([
    ['for another client', { claims: { aud: 'somebody-else' } }],
    ['of another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['of another sign-in', { nonce: 'another' }],
    ['signed with an unknown key', { hasOtherKey: true }],
    ['from an hour ago', { ahead: -3600 }],
    ['without an address', { claims: { email: undefined } }],
    ['whose address was not checked', { claims: { email_verified: false } }],
    ['that does not say whether its address was checked', { claims: { email_verified: undefined } }],
    ['that says so in another way', { claims: { email_verified: 'true' } }],
  ])('%s lets nobody in', async (_, lie) => {
    Object.assign(lying, lie)
    const reply = await signIn()
    expect(String(reply.headers.location)).toMatch(/^\/staff\/#sign-in-(?:failed|refused)$/)
    expect(staffCookieOf(reply)).toBe('')
  })

  it('that says nothing of its address lets those in who have signed in before', async () => {
    expect((await signIn()).headers.location).toBe('/staff/')
    Object.assign(lying, { nonce: '', claims: { email: undefined, email_verified: undefined } })
    expect((await signIn()).headers.location).toBe('/staff/')
  })

  it.each([
    ['nothing of', undefined, '/staff/'],
    ['no good of', false, '/staff/#sign-in-refused'],
  ])('that says %s its address, of a provider whose addresses the operator trusts', async (_, isChecked, expected) => {
    await api.close()
    api = await openApi(lying.issuer, { OIDC_TRUST_EMAIL: 'yes' })
    lying.claims = { email_verified: isChecked }
    expect((await signIn()).headers.location).toBe(expected)
  })

  it.each([-330, 50])('of a clock that differs by a minute, %i seconds, is good', async (ahead) => {
    lying.ahead = ahead
    expect((await signIn()).headers.location).toBe('/staff/')
  })

  describe('of a logout', () => {
    const logoutEvent = { 'http://schemas.openid.net/event/backchannel-logout': {} }
    const post = (token: string) =>
      api.call('POST', '/api/staff/oidc/logout', {
        body: `logout_token=${token}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const isSignedIn = async (reply: Reply) =>
      (await browserWith(api, staffCookieOf(reply)).call('GET', '/api/staff/me')).status === 200

    it('ends the session that it names, or all of the person', async () => {
      lying.claims = { sid: 'here' }
      const here = await signIn()
      lying.claims = { sid: 'there' }
      lying.nonce = ''
      const there = await signIn()
      expect((await post(await lying.signLogout({ sid: 'here', events: logoutEvent }))).status).toBe(200)
      expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, true])
      expect((await post(await lying.signLogout({ sub: 'anne', events: logoutEvent }))).status).toBe(200)
      expect(await isSignedIn(there)).toBe(false)
    })

    it('ends nothing if it is forged, is another kind of token, or names nobody', async () => {
      const here = await signIn()
      const bad = [
        'rubbish',
        await lying.signLogout({ sub: 'anne' }),
        await lying.signLogout({ sub: 'anne', events: logoutEvent, nonce: 'x' }),
        await lying.signLogout({ sub: 'anne', events: logoutEvent, aud: 'somebody-else' }),
        await lying.signLogout({ events: logoutEvent }),
      ]
      lying.hasOtherKey = true
      bad.push(await lying.signLogout({ sub: 'anne', events: logoutEvent }))
      for (const token of bad) expect((await post(token)).status).toBe(400)
      expect(await isSignedIn(here)).toBe(true)
    })
  })
})
