import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'

let test: TestDatabase
let api: TestApi
beforeAll(async () => {
  test = await openTestEmbedded()
  api = await openTestApi({
    database: test.database,
    env: { APP_ENV: 'development', SITE_URL: 'https://innom.example', TAG_MANAGER_SRC: 'https://tags.example/t.js' },
  })
})
afterAll(async () => {
  await api.close()
  await test.dispose()
})

const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', host: 'innom.example' }
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  api.call('POST', '/api/consent', { body: String(new URLSearchParams(fields)), headers: { ...form, ...headers } })

describe('the answer to the question about cookies', () => {
  it('is a plain form that sets a cookie and comes back to the page', async () => {
    const { status, headers } = await post({ choice: 'refuse', return: '/en/' })
    expect([status, headers.location]).toEqual([303, '/en/'])
    expect(headers['set-cookie']).toMatch(/^consent=refused; Max-Age=\d+; Path=\/; Secure; SameSite=Lax$/)
  })

  it('comes back to the choices that stood in the address', async () => {
    const page = '/en/book-an-appointment/?treatment=gp-consultation&clinic=bislett'
    const { headers } = await post({ choice: 'refuse', return: page })
    expect(headers.location).toBe(page)
  })

  it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', '', 'javascript:alert(1)'])(
    'never leads to another site: %s',
    async (target) => {
      expect((await post({ choice: 'accept', return: target })).headers.location).toBe('/')
    },
  )

  it('tells a page whose script runs whether there is anything to load', async () => {
    const { body } = await post({ choice: 'accept' }, { accept: 'application/json' })
    expect(body).toEqual({ consent: 'accepted', thirdParties: true })
  })

  it.each([
    ['nothing', undefined, {}],
    ['a number', 7, { 'content-type': 'application/json' }],
    ['null', 'null', { 'content-type': 'application/json' }],
    ['broken JSON', '{', { 'content-type': 'application/json' }],
    ['another choice', { choice: ['accept'] }, { 'content-type': 'application/json' }],
    ['another type', 'choice=accept', { 'content-type': 'text/plain' }],
  ])('that makes no sense is a problem document: %s', async (_, body, headers) => {
    const answer = await api.call('POST', '/api/consent', { body, headers })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})

describe('scripts of others', () => {
  const ask = (cookie?: string) => api.call('GET', '/api/third-parties', cookie ? { headers: { cookie } } : {})

  it('are named to a visitor who has accepted, and to nobody else', async () => {
    expect((await ask('consent=accepted')).body.scripts).toMatchObject([{ src: 'https://tags.example/t.js' }])
    expect((await ask('consent=refused')).body.scripts).toEqual([])
    expect((await ask()).body.scripts).toEqual([])
  })

  it('come with the security headers of every call, as does the choice', async () => {
    for (const { headers } of [await ask(), await post({ choice: 'refuse' })]) {
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['strict-transport-security']).toContain('max-age=63072000')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cache-control']).toBe('no-store')
    }
  })
})
