import { beforeEach, describe, expect, it } from 'vitest'
import { revokeClient } from '#database/clients.ts'
import { engines } from '#database/testing/engines.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { addTestClient, askToken, authorise } from '../testing/client.ts'
import { validate } from '../testing/fhir-validation.ts'

const grant = { grant_type: 'client_credentials' }

describe.each(engines)('another system, on %s', (_, open) => {
  const test = apiForEachTest(open)
  let client: { id: string; secret: string }
  beforeEach(async () => {
    client = await addTestClient(test.api)
  })
  const read = (headers: Record<string, string>) => test.api.call('GET', '/fhir/Location', { headers })

  it('gets a token for its secret, in the header or in the form, for a quarter of an hour', async () => {
    const basic = Buffer.from(`${client.id}:${client.secret}`).toString('base64')
    const { status, body, headers } = await askToken(test.api, grant, { authorization: `Basic ${basic}` })
    expect({ status, body }).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 900 } })
    expect(headers['cache-control']).toBe('no-store')
    const own = { authorization: `Bearer ${body.access_token}` }
    expect((await read(own)).status).toBe(200)
    test.api.clock.advance({ minutes: 15 })
    expect((await read(own)).status).toBe(401)
  })

  it('is told in the words of OAuth what is wrong, and nothing about which ids there are', async () => {
    const wrong = await askToken(test.api, { ...grant, client_id: client.id, client_secret: 'x'.repeat(43) })
    const unknown = await askToken(test.api, { ...grant, client_id: 'nobody', client_secret: 'x'.repeat(43) })
    expect(wrong).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
    expect(unknown.body).toEqual(wrong.body)
    const own = { client_id: client.id, client_secret: client.secret }
    expect(await askToken(test.api, { ...own, grant_type: 'password' })).toMatchObject({
      status: 400,
      body: { error: 'unsupported_grant_type' },
    })
    expect(await askToken(test.api, { ...own, ...grant, scope: 'system/*.*' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_scope' },
    })
    for (const id of ['', '\0', `${client.id}\0`, client.id.toUpperCase()]) {
      expect((await askToken(test.api, { ...grant, client_id: id, client_secret: client.secret })).status).toBe(401)
    }
    const basic = Buffer.from(`\0:${client.secret}`).toString('base64')
    expect((await askToken(test.api, grant, { authorization: `Basic ${basic}` })).status).toBe(401)
  })

  it('may ask for less than it may do, and does no more', async () => {
    const form = { ...grant, client_id: client.id, client_secret: client.secret, scope: 'system/Slot.read' }
    const { body } = await askToken(test.api, form)
    const own = { authorization: `Bearer ${body.access_token}` }
    expect((await read(own)).status).toBe(200)
    expect(await test.api.call('GET', '/fhir/Appointment', { headers: own })).toMatchObject({
      status: 403,
      body: { issue: [{ code: 'forbidden' }] },
    })
  })

  it('has no access any more from the moment in which an operator takes it away', async () => {
    const own = await authorise(test.api, client)
    expect((await read(own)).status).toBe(200)
    await revokeClient(test.database, client.id, 'operator', test.api.clock.now())
    expect((await read(own)).status).toBe(401)
    expect((await askToken(test.api, { ...grant, client_id: client.id, client_secret: client.secret })).status).toBe(
      401,
    )
  })

  it('tries only so many secrets from one address', async () => {
    const statuses = new Set<number>()
    for (let n = 0; n <= 60; n++) {
      statuses.add((await askToken(test.api, { ...grant, client_id: client.id, client_secret: 'guess' })).status)
    }
    expect(statuses).toEqual(new Set([401, 429]))
  })
})

describe('a stranger', () => {
  const test = apiForEachTest()

  it('sees free times and what can be asked, and nothing else', async () => {
    const open = [
      '/fhir/metadata',
      '/fhir/.well-known/smart-configuration',
      '/fhir/$bulk-publish',
      '/fhir/$bulk-publish/*',
    ]
    const seen = new Set<string>()
    for (const { method, url } of test.api.routes.filter((it) => it.url.startsWith('/fhir'))) {
      if (open.includes(url) || url === '/fhir/token') continue
      const { statusCode, body } = await test.api.app.inject({
        method,
        url: url.replace(':id', 'anything'),
        ...(method === 'POST' || method === 'PUT'
          ? { payload: { resourceType: 'Appointment', status: 'booked' } }
          : {}),
      })
      expect([401, 405], `${method} ${url}: ${body}`).toContain(statusCode)
      if (statusCode === 401) seen.add(url)
    }
    expect(seen).toContain('/fhir/Appointment')
    expect(seen).toContain('/fhir/Slot')
  })

  it('learns from the statement of capabilities what there is', async () => {
    const { status, body } = await test.api.call('GET', '/fhir/metadata')
    expect(status).toBe(200)
    validate(body)
    expect(body.rest[0].resource.map((it: { type: string }) => it.type)).toContain('Appointment')
  })
})
