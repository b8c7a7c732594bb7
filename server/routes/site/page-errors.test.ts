import { describe, expect, it } from 'vitest'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { newAddress } from '../../testing/visit.ts'

describe('a page that failed in a browser', () => {
  const test = apiForEachTest()

  const failure = {
    page: 'booking',
    part: 'time',
    error: 'TypeError',
    entry: '/assets/browser-D1.js',
    at: ['/assets/wizard-x_1.js:1:2345'],
  }
  const report = (changes: object = {}, headers = newAddress()) =>
    test.api.call('POST', '/api/page-errors', { body: { ...failure, ...changes }, headers })
  const lines = () => test.api.log.filter((line) => line.includes('a page failed'))

  it('is one line in the log', async () => {
    expect((await report()).status).toBe(204)
    expect(lines()).toHaveLength(1)
    expect(JSON.parse(lines()[0]!)).toMatchObject({ level: 40, pageError: failure })
  })

  it.each([
    ['a message', { message: 'Kari Nordmann' }],
    ['a sentence for a name', { error: 'Kari Nordmann' }],
    ['a phone number', { error: '90123456' }],
    ['a name for a kind of page', { page: 'kari-nordmann' }],
    ['a message for a part', { part: 'kari-has-a-sore-throat' }],
    ['an address with what was searched for', { page: '/en/clinics/?q=kari' }],
    ['a place outside of our scripts', { at: ['/min-time/#K7QF2MXR:1:1'] }],
    ['more places than help', { at: Array(9).fill('/assets/a.js:1:1') }],
    ['an endless name', { at: [`/assets/${'a'.repeat(200)}.js`] }],
  ])('is refused with %s, and nothing of it is logged', async (_, changes) => {
    expect((await report(changes)).status).toBe(422)
    expect(lines()).toEqual([])
    expect(test.api.log.join()).not.toMatch(/kari|90123456|K7QF2MXR/i)
  })

  it('is logged without a name of an error that no browser throws', async () => {
    expect((await report({ error: 'KariNordmann' })).status).toBe(204)
    expect(JSON.parse(lines()[0]!).pageError.error).toBe('Error')
  })

  it('cannot flood the log, neither from one address nor from one network nor from many', async () => {
    const from = (address: string) => report({}, { 'x-forwarded-for': address })
    for (let n = 0; n < 20; n++) expect((await from('203.0.113.7')).status).toBe(204)
    expect((await from('203.0.113.7')).body.code).toBe('rate-limited')
    expect((await from('203.0.113.8')).body.code).toBe('rate-limited')
    for (let n = 20; n < 100; n++) expect((await from(`198.51.${n}.7`)).status).toBe(204)
    expect((await from('192.0.2.7')).status).toBe(429)
    expect(lines()).toHaveLength(100)
    test.api.clock.advance({ hours: 1 })
    expect((await from('192.0.2.7')).status).toBe(204)
  })
})
