import { describe, expect, it } from 'vitest'
import { engines } from '#database/testing/engines.ts'
import { draftKeyAnswer } from '#domain/api/booking-answers.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import type { Reply } from '../../testing/test-api.ts'
import { newAddress } from '../../testing/visit.ts'

describe.each(engines)('the key of an unfinished booking, on %s', (_, open) => {
  const test = apiForEachTest(open)

  const ask = (headers: Record<string, string> = newAddress()) => test.api.call('POST', '/api/draft-keys', { headers })
  const askAgain = (id: string, headers: Record<string, string> = {}) =>
    test.api.call('GET', `/api/draft-keys/${id}`, { headers: { ...newAddress(), ...headers } })
  const cookieOf = (reply: Reply) => ({ cookie: String(reply.headers['set-cookie']).split(';')[0]! })

  it('is 256 bits, the same after a reload, and never kept by a cache', async () => {
    const first = await ask()
    expect(first.status).toBe(201)
    expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly/)
    expect(first.headers['cache-control']).toBe('no-store')
    const { id, key } = draftKeyAnswer.parse(first.body)
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    const again = await askAgain(id, cookieOf(first))
    expect(again.body).toMatchObject({ key, expiresIn: 1800 })
  })

  it('is another one each time', async () => {
    const first = await ask()
    const second = await ask({ ...newAddress(), ...cookieOf(first) })
    expect(second.body.key).not.toBe(first.body.key)
  })

  it('is for nobody else: not without the cookie, not with another visitor’s', async () => {
    const mine = await ask()
    const stranger = await ask()
    expect((await askAgain(mine.body.id)).status).toBe(404)
    expect((await askAgain(mine.body.id, cookieOf(stranger))).status).toBe(404)
    expect((await askAgain(mine.body.id, { cookie: 'visitor=' })).status).toBe(404)
  })

  it('ends after half an hour, and its id cannot be given a longer life', async () => {
    const mine = await ask()
    const { id } = mine.body
    const [content, , signature] = id.split('.')
    const forged = `${content}.${(Date.parse('2030-01-01')).toString(36)}.${signature}`
    expect((await askAgain(forged, cookieOf(mine))).status).toBe(404)
    test.api.clock.advance({ minutes: 29 })
    expect((await askAgain(id, cookieOf(mine))).body.expiresIn).toBe(60)
    test.api.clock.advance({ minutes: 1 })
    expect((await askAgain(id, cookieOf(mine))).status).toBe(404)
  })

  it('cannot be drawn without end', async () => {
    const headers = newAddress()
    for (let count = 0; count < 120; count++) expect((await ask(headers)).status).toBe(201)
    const refused = await ask(headers)
    expect(refused.body.code).toBe('rate-limited')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('cannot be drawn without end by somebody with a whole network either', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 361; n++)
      statuses.push((await ask({ 'x-forwarded-for': `2001:db8:1:${((n % 256) * 256).toString(16)}::1` })).status)
    expect([statuses.indexOf(429), statuses.length]).toEqual([360, 361])
    expect((await ask({ 'x-forwarded-for': '2001:db8:2::1' })).status).toBe(201)
  })
})
