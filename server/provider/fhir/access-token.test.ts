import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createClock } from '../../clock/clock.ts'
import { readSigningKey } from '../../settings/signing-key.ts'
import { type Behaviour, startFakeServer } from '../../testing/fake-server.ts'
import { makeSigningPair, settingsFor, startFhirWorld } from '../../testing/fhir-world.ts'
import { createMovingClock } from '../../testing/moving-clock.ts'
import { createAccessTokens } from './access-token.ts'

let server: Awaited<ReturnType<typeof startFakeServer>>
let discovered: () => Behaviour
let granted: Behaviour
let world: Awaited<ReturnType<typeof startFhirWorld>>
beforeAll(async () => {
  server = await startFakeServer(({ path }) => (path.startsWith('/.well-known/') ? discovered() : granted))
  world = await startFhirWorld()
})
beforeEach(() => {
  discovered = () => json({ token_endpoint: `${server.url}/token` })
  granted = json({ access_token: 'one', token_type: 'bearer', expires_in: 300 })
})
afterAll(async () => {
  await server.close()
  await world.server.close()
})

const json = (body: object, status = 200): Behaviour => ({ status, body: JSON.stringify(body) })
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-384' })
const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString()
const open = (clock = createClock(), changes: object = {}) =>
  createAccessTokens({ ...settingsFor(server, pem(elliptic.privateKey)), timeLimit: 30_000, ...changes }, clock)
const asked = () => server.received.filter(({ path }) => path === '/token')

it('an authorization server that we did not write accepts the assertion', async () => {
  const tokens = createAccessTokens({ ...world.settings, timeLimit: 30_000 }, createClock())
  expect(await tokens.get()).toMatch(/^\S{20,}$/)
})

it('and refuses one that another key has signed', async () => {
  const { privateKey } = await makeSigningPair()
  const settings = { ...settingsFor(world.server, privateKey), timeLimit: 30_000 }
  await expect(createAccessTokens(settings, createClock()).get()).rejects.toMatchObject({ status: 401 })
})

it('the assertion says who we are, to whom, and not for long', async () => {
  server.received.length = 0
  await open().get()
  const form = new URLSearchParams(asked()[0]!.body)
  expect(form.get('grant_type')).toBe('client_credentials')
  expect(form.get('client_assertion_type')).toBe('urn:ietf:params:oauth:client-assertion-type:jwt-bearer')
  const { payload, protectedHeader } = await jwtVerify(form.get('client_assertion')!, elliptic.publicKey, {
    issuer: 'innom',
    subject: 'innom',
    audience: `${server.url}/token`,
  })
  expect(payload.exp! - payload.iat!).toBeLessThanOrEqual(300)
  expect(payload.jti).toMatch(/^[0-9a-f-]{36}$/)
  const kid = await calculateJwkThumbprint(await exportJWK(elliptic.publicKey))
  expect(protectedHeader).toEqual({ alg: 'ES384', typ: 'JWT', kid })
})

it('a key that has a name and an algorithm is used by them', async () => {
  const jwk = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  expect(readSigningKey(JSON.stringify({ ...jwk, kid: 'ours', alg: 'RS256' }))).toMatchObject({
    algorithm: 'RS256',
    id: 'ours',
  })
  expect(readSigningKey(JSON.stringify({ ...jwk, alg: 'none' }))).toMatchObject({ algorithm: 'RS384', id: undefined })
})

it('one token is asked for at a time, kept, and renewed shortly before its end', async () => {
  server.received.length = 0
  const clock = createMovingClock(Temporal.Instant.from('2026-11-16T08:00:00Z'))
  const tokens = open(clock)
  await Promise.all(Array.from({ length: 5 }, () => tokens.get()))
  expect(asked()).toHaveLength(1)
  clock.advance({ seconds: 279 })
  await tokens.get()
  expect(asked()).toHaveLength(1)
  clock.advance({ seconds: 2 })
  granted = json({ access_token: 'two', expires_in: 300 })
  expect(await tokens.get()).toBe('two')
  tokens.forget('one')
  expect(await tokens.get()).toBe('two')
  expect(asked()).toHaveLength(2)
})

it('after a failure the address is looked up again', async () => {
  const tokens = open()
  granted = { status: 500, body: '' }
  await expect(tokens.get()).rejects.toThrow('no access token')
  granted = json({ access_token: 'moved' })
  discovered = () => json({ token_endpoint: `${server.url}/elsewhere` })
  expect(await tokens.get()).toBe('moved')
  expect(server.received.at(-1)!.path).toBe('/elsewhere')
})

it.each([
  ['of somebody else, without https', { token_endpoint: 'http://127.0.0.2:1/token' }],
  ['that is none', { token_endpoint: 'token' }],
  ['that is missing', {}],
])('an address %s is not asked', async (_, configuration) => {
  discovered = () => json(configuration)
  await expect(open().get()).rejects.toThrow('no access token')
})

it('a token that could break out of a header is none', async () => {
  granted = json({ access_token: 'a\r\nx: y' })
  await expect(open().get()).rejects.toThrow('no access token')
})
