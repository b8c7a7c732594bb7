import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSignedByGateway, isSignedByTwilio } from './signatures.ts'

describe('an answer from Twilio', () => {
  // The example of https://www.twilio.com/docs/usage/security
  const token = '12345'
  const address = 'https://mycompany.com/myapp.php?foo=1&bar=2'
  const fields = () =>
    new URLSearchParams({
      ...{ CallSid: 'CA1234567890ABCDE', Caller: '+12349013030', Digits: '1234' },
      ...{ From: '+12349013030', To: '+18005551212' },
    })
  const signature = '0/KCTR6DLpKmkAf8muzZqo1nDgQ='

  it('is taken with the signature of its documentation', () => {
    expect(isSignedByTwilio({ token, address }, fields(), signature)).toBe(true)
  })

  it('is taken where the port was named', () => {
    const written = 'https://mycompany.com:443/a' + 'Bodyja'
    const signed = createHmac('sha1', token).update(written).digest('base64')
    const form = new URLSearchParams({ Body: 'ja' })
    expect(isSignedByTwilio({ token, address: 'https://mycompany.com/a' }, form, signed)).toBe(true)
  })

  it('is refused with another field, address, token or signature', () => {
    const more = fields()
    more.append('From', '+4791234567')
    expect(isSignedByTwilio({ token, address }, more, signature)).toBe(false)
    expect(isSignedByTwilio({ token, address: 'https://other.com/' }, fields(), signature)).toBe(false)
    expect(isSignedByTwilio({ token: 'x', address }, fields(), signature)).toBe(false)
    expect(isSignedByTwilio({ token, address }, fields(), '')).toBe(false)
  })
})

describe('an answer from another gateway', () => {
  const now = Temporal.Instant.from('2026-11-09T08:00:00Z')
  const secret = 's'.repeat(32)
  const sign = (timestamp: string, body: string, key = secret) =>
    createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')
  const at = (minutes: number) => String(now.epochMilliseconds / 1000 + minutes * 60)

  it('is taken within five minutes, whoever’s clock is ahead', () => {
    for (const minutes of [-5, 0, 5]) {
      const timestamp = at(minutes)
      expect(isSignedByGateway(secret, '{}', { timestamp, signature: sign(timestamp, '{}') }, now)).toBe(true)
    }
  })

  it.each([
    ['an older one', at(-6), '{}', secret],
    ['one of later', at(6), '{}', secret],
    ['another body', at(0), '{ }', secret],
    ['another secret', at(0), '{}', 'x'.repeat(32)],
    ['a time that is none', 'tomorrow', '{}', secret],
  ])('is refused as %s', (_, timestamp, body, key) => {
    expect(isSignedByGateway(secret, '{}', { timestamp, signature: sign(timestamp, body, key) }, now)).toBe(false)
  })
})
