import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { openTestApi, type TestApi } from '../testing/test-api.ts'

describe('an answer that is no page of the site', () => {
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
  const json = { 'content-type': 'application/json' }
  const problem = 'application/problem+json; charset=utf-8'

  it.each([
    ['a call', 'GET', '/api/health', undefined, 200, 'application/json; charset=utf-8'],
    ['an unknown call', 'GET', '/api/nowhere', undefined, 404, problem],
    ['an address that cannot be decoded', 'GET', '/api/%zz', undefined, 400, problem],
    ['too much sent to a page', 'POST', '/en/', `"${'x'.repeat(20_000)}"`, 413, problem],
    ['something broken sent to a page', 'POST', '/en/', '{', 400, problem],
    ['the outbox', 'GET', '/dev/outbox', undefined, 200, 'text/html; charset=utf-8'],
  ] as const)('is not kept by a cache nor taken for anything else: %s', async (_, method, url, body, status, type) => {
    const answer = await api.call(method, url, body === undefined ? {} : { body, headers: json })
    expect([answer.status, answer.headers['content-type']]).toEqual([status, type])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'referrer-policy': 'no-referrer',
    })
  })
})
