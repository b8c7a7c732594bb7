import { describe, expect, it } from 'vitest'
import {
  isImmutable,
  pageDataAddress,
  pageOfDataAddress,
  sharedDataAddress,
  withoutLocalePrefix,
} from './site-addresses.ts'

describe('where the data of a page is', () => {
  it.each([
    ['/', '/page-data/index/page-data.json'],
    ['/en/', '/page-data/en/page-data.json'],
    ['/en/faq/', '/page-data/en/faq/page-data.json'],
    ['/nordstrand/', '/page-data/nordstrand/page-data.json'],
  ])('%s', (path, address) => {
    expect(pageDataAddress(path)).toBe(address)
    expect(pageOfDataAddress(address)).toBe(path)
  })

  it('is the same at the address with the language in it', () => {
    expect(pageDataAddress('/no/personvernerklaering/')).toBe('/page-data/personvernerklaering/page-data.json')
    expect(pageDataAddress('/no/')).toBe('/page-data/index/page-data.json')
  })

  it('is not that of an English page, which has no Norwegian address', () => {
    for (const path of ['/no/en', '/no/en/', '/no/en/faq/']) expect(withoutLocalePrefix(path)).toBe(path)
    expect(withoutLocalePrefix('/no/engstelig/')).toBe('/engstelig/')
  })

  it('is no page’s where the data is shared', () => {
    expect(pageOfDataAddress(sharedDataAddress('0123456789abcdef'))).toBeUndefined()
    expect(pageOfDataAddress('/page-data/app-data.json')).toBeUndefined()
    expect(pageOfDataAddress('/en/faq/')).toBeUndefined()
  })
})

it('knows the files that never change by their names', () => {
  for (const address of ['/assets/site-abc.js', '/art/0a/home.svg', '/font/x.woff2', sharedDataAddress('0a')])
    expect(isImmutable(address)).toBe(true)
  for (const address of ['/', '/page-data/en/page-data.json', '/page-data/app-data.json', '/favicon.svg', '/sw.js'])
    expect(isImmutable(address)).toBe(false)
})
