import { describe, expect, it } from 'vitest'
import { apiForEachTest } from '../testing/api-for-each-test.ts'
import { findLocale } from './find-locale.ts'

const ask = (query: unknown, body: unknown, accepted?: string) =>
  findLocale({ query, body, headers: accepted === undefined ? {} : { 'accept-language': accepted } })

describe('the language of an answer', () => {
  it('is that of the query, else of the body, else of the browser, else Norwegian', () => {
    expect(ask({ locale: 'en' }, { locale: 'no' }, 'nb')).toBe('en')
    expect(ask({ locale: 'no' }, { locale: 'en' }, 'en')).toBe('no')
    expect(ask({}, { locale: 'en' }, 'nb')).toBe('en')
    expect(ask({}, { locale: 'no' }, 'en')).toBe('no')
    expect(ask({}, {}, 'en-GB,en;q=0.9')).toBe('en')
    expect(ask({}, {})).toBe('no')
  })

  it('passes over what is no language of ours', () => {
    expect(ask({ locale: 'fr' }, { locale: ['en'] }, 'en')).toBe('en')
    expect(ask({ locale: ['en', 'no'] }, 'text', 'de')).toBe('no')
    expect(ask(null, null, 'fr, en;q=0.2')).toBe('en')
  })

  it.each([
    ['nn-NO', 'no'],
    ['sv-SE,sv;q=0.9,en;q=0.8', 'no'],
    ['en;q=0.3, nb;q=0.8', 'no'],
    ['en;q=0, nb;q=0.1', 'no'],
    ['de, en;q=0', 'no'],
    ['en;q=x', 'no'],
    ['*', 'no'],
  ])('of a browser that asks for %s', (header, locale) => expect(ask({}, {}, header)).toBe(locale))
})

describe('somebody whose browser asks for English and whose call names no language', () => {
  const test = apiForEachTest()
  const english = { 'accept-language': 'en-GB' }

  it('is told in English what is wrong, and gets the code in English', async () => {
    const wrong = await test.api.call('POST', '/api/verifications', { body: { phone: '123' }, headers: english })
    expect(wrong.body.title).toBe('Please enter a valid mobile number with your (+) country code')
    const sent = await test.api.call('POST', '/api/verifications', { body: { phone: '+4791234567' }, headers: english })
    expect(sent.status).toBe(202)
    const { body } = await test.api.call('GET', '/api/dev/outbox')
    expect(body.messages[0].text).toContain('code')
  })

  it('is told in Norwegian if the address asks for it', async () => {
    const { body } = await test.api.call('POST', '/api/verifications?locale=no', {
      body: { phone: '123', locale: 'en' },
      headers: english,
    })
    expect(body.title).toBe('Vennligst skriv inn et gyldig mobilnummer med landkode (+)')
  })
})
