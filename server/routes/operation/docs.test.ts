import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'

describe('the description of the API', () => {
  let test: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    test = await openTestEmbedded()
    api = await openTestApi({ database: test.database })
  })
  afterAll(async () => {
    await api.close()
    await test.dispose()
  })

  it('lists every call of the contract as OpenAPI 3.1', async () => {
    const { body } = await api.call('GET', '/api/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    const calls = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(calls).toEqual(
      expect.arrayContaining([
        ...['GET /api/health', 'GET /api/ready', 'GET /api/catalogue', 'GET /api/clinics', 'GET /api/days'],
        ...['GET /api/slots', 'POST /api/holds', 'DELETE /api/holds/{id}', 'POST /api/holds/{id}/extend'],
        ...['POST /api/verifications', 'POST /api/verifications/{id}/code', 'POST /api/bookings'],
        ...['GET /api/bookings/{reference}', 'GET /api/bookings/{reference}/calendar.ics'],
        ...['POST /api/bookings/{reference}/cancel', 'POST /api/bookings/{reference}/move'],
        ...['POST /api/contact', 'POST /api/interest', 'GET /api/practitioners', 'GET /api/dev/outbox'],
      ]),
    )
    const booking = body.paths['/api/bookings'].post
    const { properties, required } = booking.requestBody.content['application/json'].schema
    // A booking is of one patient or of several people; what both need is required.
    expect(required.sort()).toEqual(['treatment', 'verification'])
    expect(properties).toMatchObject({ patient: expect.anything(), people: { type: 'array', minItems: 2 } })
    expect(booking.parameters).toContainEqual(expect.objectContaining({ name: 'idempotency-key', in: 'header' }))
    expect(JSON.stringify(body)).not.toContain('"$schema"')
  })

  it('can be read by people without a script or anything from elsewhere', async () => {
    const { body, headers } = await api.call('GET', '/api/docs')
    expect(headers['content-type']).toContain('text/html')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(body).toContain('POST /api/bookings')
    expect(body).not.toMatch(/<script|https?:\/\/(?!json-schema)/)
  })

  it('says in the first lines whether the process lives and the database answers', async () => {
    expect((await api.call('GET', '/api/health')).body).toEqual({ status: 'ok' })
    expect((await api.call('GET', '/api/ready')).status).toBe(200)
  })

  it('has no outbox in production, and metrics for the bearer of their token only', async () => {
    const sms = { SMS_GATEWAY: 'http', SMS_HTTP_URL: 'http://127.0.0.1:1' }
    const env = { ...sms, APP_ENV: 'production', METRICS_TOKEN: 'a-token-of-16-chars' }
    const production = await openTestApi({ database: test.database, env })
    expect((await production.call('GET', '/api/dev/outbox')).status).toBe(404)
    expect((await production.call('GET', '/dev/outbox')).status).toBe(404)
    expect((await production.call('GET', '/api/metrics')).status).toBe(404)
    const metrics = await production.call('GET', '/api/metrics', {
      headers: { authorization: 'Bearer a-token-of-16-chars' },
    })
    expect(metrics.body).toMatch(/innom_requests_total\{method="GET",route="\/api\/metrics",status="404"\} 1/)
    await production.close()
    expect((await api.call('GET', '/api/metrics')).status).toBe(404)
  })

  it.each([
    ['an address that is not there', 'GET', '/api/nothing', undefined, 404],
    ['an address that cannot be read', 'GET', '/api/%E0%A4%A', undefined, 400],
    ['a method that is not there', 'POST', '/api/slots', {}, 405],
    ['a method that is read as a question with a body', 'QUERY', '/api/slots', {}, 405],
    ['a body of plain text', 'POST', '/api/holds', 'slot', 415],
    ['a body that is too large', 'POST', '/api/contact', { message: 'x'.repeat(17_000) }, 413],
    ['a body that is not JSON', 'POST', '/api/contact', '{', 400],
    ['a body of another kind', 'POST', '/api/contact', '<xml/>', 415],
  ] as const)('answers %s with a problem document', async (_, method, url, payload, status) => {
    const types = new Map<unknown, string>([
      ['<xml/>', 'application/xml'],
      ['slot', 'text/plain'],
    ])
    const type = types.get(payload) ?? 'application/json'
    const response = await api.app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload, headers: { 'content-type': type } }),
    })
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ])
    expect(response.json()).toMatchObject({ status, title: expect.any(String), code: expect.any(String) })
  })

  it.each([
    ['POST', '/api/slots', 'GET, HEAD'],
    ['PUT', '/api/bookings', 'POST'],
    ['GET', '/api/bookings', 'POST'],
    ['DELETE', '/api/bookings/AAAAAAAA', 'GET, HEAD'],
    ['PATCH', '/api/holds/x', 'DELETE'],
    ['GET', '/api/holds/x/extend', 'POST'],
    ['GET', '/api/contact', 'POST'],
    ['POST', '/api/practitioners/next-free', 'GET, HEAD'],
  ] as const)('tells whoever asks by %s for %s how to ask', async (method, url, allow) => {
    const headers = { 'accept-language': 'en', 'content-type': 'text/csv' }
    const answer = await api.call(method, url, { headers, ...(method === 'GET' ? {} : { body: 'a,b' }) })
    expect([answer.status, answer.headers.allow, answer.body.title]).toEqual([
      405,
      allow,
      'This address can’t be used in that way.',
    ])
  })

  it('speaks the language that the browser prefers', async () => {
    const title = async (language: string) =>
      (await api.call('GET', '/api/nothing', { headers: { 'accept-language': language } })).body.title
    expect(await title('en-GB,en;q=0.9')).toBe('We couldn’t find what you asked for.')
    expect(await title('de,nb;q=0.8,en;q=0.5')).toBe('Fant ikke det du ba om.')
    expect(await title('')).toBe('Fant ikke det du ba om.')
  })
})
