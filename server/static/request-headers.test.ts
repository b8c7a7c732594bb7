import { describe, expect, it } from 'vitest'
import { chooseEncoding, hasAlready, readAskedHeaders } from './request-headers.ts'

describe('a browser gets the smallest encoding that it accepts', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
    ['gzip;q=0.8 , br ; q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0.00', 'identity'],
    ['gzip', 'gzip'],
    ['deflate', 'identity'],
    ['brotli', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%s: %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding))
})

describe('a browser has an answer already', () => {
  it.each(['"a-br"', 'W/"a-br"', '"other", "a-br"', '"other",W/"a-br" '])('when it names %s', (known) =>
    expect(hasAlready(known, '"a-br"')).toBe(true),
  )
  it.each([undefined, '', '"a-gzip"', 'a-br', '"other", W/"b-br"'])('but not when it names %s', (known) =>
    expect(hasAlready(known, '"a-br"')).toBe(false),
  )
})

describe('what a request says about its answer', () => {
  it('is found among its headers, however their names are written', () => {
    const headers = ['Host', 'innom.no', 'ACCEPT-ENCODING', 'br', 'cookie', 'consent=refused', 'If-None-Match', '"a"']
    expect(readAskedHeaders(headers)).toEqual({ acceptEncoding: 'br', cookie: 'consent=refused', ifNoneMatch: '"a"' })
  })

  it('is nothing where the request does not say it', () => {
    const headers = ['accept-language', 'nb', 'x-forwarded-xy', '1', 'sec-gpc-value', '2', 'origin', 'https://innom.no']
    expect(readAskedHeaders(headers)).toEqual({})
  })

  it('is left to Node where it says something twice', () => {
    expect(readAskedHeaders(['Cookie', 'a=1', 'Accept-Encoding', 'br', 'cookie', 'consent=refused'])).toBeUndefined()
  })
})
