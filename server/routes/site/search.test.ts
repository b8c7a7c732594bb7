import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '#database/testing/engines.ts'
import { sampleSearch } from '../../testing/sample-search.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'
import { newAddress } from '../../testing/visit.ts'

describe.each(engines)('GET /api/search on %s', (_, open) => {
  let test: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    test = await open()
    api = await openTestApi({ database: test.database, search: sampleSearch })
  })
  afterAll(async () => {
    await api.close()
    await test.dispose()
  })

  it('finds what the page finds, in the asked language', async () => {
    const { status, body, headers } = await api.call('GET', '/api/search?q=ryggen&locale=en', { headers: newAddress() })
    expect(status).toBe(200)
    expect(body).toEqual({
      emergency: false,
      results: [{ title: 'Back pain', path: '/en/back/', kind: 'page', summary: 'Why backs hurt.' }],
    })
    expect(headers['cache-control']).toBe('no-store')
    expect(sampleSearch.render('en', 'ryggen')).toContain('href="/en/back/"')
  })

  it('says when words tell of an emergency', async () => {
    const { body } = await api.call('GET', '/api/search?q=brystsmerter&locale=no', { headers: newAddress() })
    expect(body.emergency).toBe(true)
  })

  it('answers a crisis with pages that help alone, and tells other programs no more than an emergency', async () => {
    const { body } = await api.call('GET', '/api/search?q=suicde&locale=en', { headers: newAddress() })
    expect(body).toEqual({
      emergency: true,
      results: [{ title: 'Back pain', path: '/en/back/', kind: 'page', summary: 'Why backs hurt.' }],
    })
  })

  it('refuses a search without words, and answers very long ones', async () => {
    expect((await api.call('GET', '/api/search', { headers: newAddress() })).body.code).toBe('validation')
    const long = await api.call('GET', `/api/search?q=${'rygg+'.repeat(190)}`, { headers: newAddress() })
    expect(long.status).toBe(200)
  })

  it('writes no word of a search to the log, at its most talkative', async () => {
    await api.call('GET', '/api/search?q=hemoroider&locale=no', {
      headers: { ...newAddress(), referer: 'http://x/sok/?q=hemoroider' },
    })
    expect(api.log.join('')).toContain('/api/search')
    expect(api.log.join('')).not.toContain('hemoroider')
  })

  it('stops a program that asks without end, and says when to try again', async () => {
    const headers = newAddress()
    let last = await api.call('GET', '/api/search?q=rygg', { headers })
    for (let asked = 1; asked < 601; asked++) last = await api.call('GET', '/api/search?q=rygg', { headers })
    expect(last.body.code).toBe('rate-limited')
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  })
})
