import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { openTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestDatabase
let api: TestApi
beforeAll(async () => {
  test = await openTestEmbedded()
  api = await openTestApi({ database: test.database, env: { SITE_URL: 'https://innom.example' } })
})
afterAll(async () => {
  await api.close()
  await test.dispose()
})

const refused = async (url: string, headers: Record<string, string>, method: 'POST' | 'DELETE' = 'POST') => {
  const { body } = await api.call(method, url, { body: {}, headers: { host: 'server.internal:8000', ...headers } })
  return body?.code === 'cross-site'
}

describe('a call that changes something', () => {
  it('is refused from another site, whichever call it is', async () => {
    const routes = Object.entries<object>((await api.call('GET', '/api/openapi.json')).body.paths).flatMap(
      ([path, methods]) => Object.keys(methods).map((method) => [path, method.toUpperCase()] as const),
    )
    const changing = routes.filter(([, method]) => method !== 'GET')
    expect(changing.length).toBeGreaterThan(8)
    for (const [path, method] of changing) {
      const url = path.replace(/\{\w+\}/g, 'x')
      expect(await refused(url, { origin: 'https://evil.example' }, method as 'POST'), `${method} ${path}`).toBe(true)
    }
  })

  it.each([
    ['a form on another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, true],
    ['another site of the same domain', { 'sec-fetch-site': 'same-site' }, true],
    ['a sandboxed frame', { origin: 'null' }, true],
    ['a sandboxed frame, where the browser says more', { origin: 'null', 'sec-fetch-site': 'cross-site' }, true],
    ['an origin that is none', { origin: 'nonsense' }, true],
    ['a name that only begins like ours', { origin: 'https://innom.example.evil.example' }, true],
    ['our own page', { origin: 'https://innom.example', 'sec-fetch-site': 'same-origin' }, false],
    ['our own page in an old browser', { origin: 'https://innom.example' }, false],
    ['our own page that sends no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, false],
    ['our own page at the address of the server', { origin: 'http://server.internal:8000' }, false],
    ['our own page behind a proxy', { origin: 'https://x.example', host: 'y', 'x-forwarded-host': 'x.example' }, false],
    ['a client that is no browser', {}, false],
  ])('from %s', async (_, headers, isRefused) => {
    expect(await refused('/api/consent', headers as Record<string, string>)).toBe(isRefused)
  })

  it('is refused with a problem document and no cookie', async () => {
    const { status, headers } = await api.call('POST', '/api/consent', {
      body: 'choice=accept',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    })
    expect([status, headers['content-type']]).toEqual([403, 'application/problem+json; charset=utf-8'])
    expect(headers['set-cookie']).toBeUndefined()
  })
})

it('reading from another site is left to the browser’s own rules', async () => {
  const { status } = await api.call('GET', '/api/health', { headers: { origin: 'https://evil.example' } })
  expect(status).toBe(200)
})
