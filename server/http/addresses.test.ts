import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSource } from './addresses.ts'

describe('where a request comes from', () => {
  it.each([
    [
      '203.0.113.7',
      '203.0.113.7:51234',
      ' 203.0.113.7 ',
      '::ffff:203.0.113.7',
      '[::FFFF:203.0.113.7]:443',
      '::ffff:cb00:7107',
    ],
    [
      '2001:db8::1',
      '2001:0DB8:0:0:0:0:0:1',
      '[2001:db8::1]',
      '[2001:db8::1]:8080',
      '2001:db8::1%eth0',
      '2001:db8::0.0.0.1',
    ],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ])('is the same in every spelling: %s', (first, ...others) => {
    for (const it of others) expect(readSource(it), it).toEqual(readSource(first))
  })

  it('is told from narrow to wide', () => {
    expect(readSource('203.0.113.7')).toEqual({ address: '203.0.113.7', site: null, network: '203.0.113.0/24' })
    expect(readSource('2001:db8:a:12ff:1::1')).toEqual({
      address: '2001:db8:a:12ff::/64',
      site: '2001:db8:a:1200::/56',
      network: '2001:db8:a::/48',
    })
  })

  it.each([
    'unknown',
    '',
    '203.0.113',
    '1.2.3.4.5',
    '999.1.1.1',
    '_hidden',
    '2001:db8::1::2',
    '[203.0.113.7',
    'a'.repeat(500),
  ])('is one and the same for what is no address: %s', (text) =>
    expect(readSource(text)).toEqual(readSource('nonsense')),
  )

  it('depends on nothing but the address', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.nat(65_535), (address, port) => {
        expect(readSource(`${address}:${port}`)).toEqual(readSource(address))
        expect(readSource(`::ffff:${address}`)).toEqual(readSource(address))
      }),
    )
    fc.assert(
      fc.property(fc.ipV6(), fc.nat(65_535), (address, port) => {
        expect(readSource(`[${address.toUpperCase()}]:${port}`)).toEqual(readSource(address))
        const { hostname } = new URL(`http://[${address}]`)
        expect(readSource(hostname)).toEqual(readSource(address))
        expect(readSource(address).address).not.toBe('unknown')
      }),
    )
  })
})
