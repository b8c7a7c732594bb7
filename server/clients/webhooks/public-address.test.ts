import { describe, expect, it } from 'vitest'
import { findFaultOf } from './check-webhook-url.ts'
import { findPublicAddresses, isPublicAddress } from './public-address.ts'

describe('the public internet', () => {
  it.each([
    ['127.0.0.1', 'this machine'],
    ['127.255.255.254', 'this machine'],
    ['0.0.0.0', 'this machine, on Linux'],
    ['10.0.0.8', 'a private network'],
    ['172.16.0.1', 'a private network'],
    ['172.31.255.255', 'a private network'],
    ['192.168.1.1', 'a private network'],
    ['169.254.169.254', 'what clouds tell of a machine, its keys among it'],
    ['100.64.0.1', 'a carrier’s own network'],
    ['192.0.2.1', 'documentation'],
    ['198.18.0.1', 'benchmarks'],
    ['224.0.0.1', 'many machines'],
    ['255.255.255.255', 'all of them'],
    ['::1', 'this machine'],
    ['::', 'this machine'],
    ['::ffff:127.0.0.1', 'IPv4 in the form of IPv6'],
    ['::ffff:7f00:1', 'the same in hexadecimal digits'],
    ['::127.0.0.1', 'an older form of it'],
    ['64:ff9b::a00:1', 'a gateway to IPv4'],
    ['64:ff9b:1::a00:1', 'a gateway of one’s own'],
    ['2002:7f00:1::', '6to4'],
    ['fe80::1', 'the same cable'],
    ['fd00::1', 'a private network'],
    ['fec0::1', 'an older one'],
    ['ff02::1', 'many machines'],
    ['localhost', 'no address'],
    ['', 'no address'],
  ])('does not have %s: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['1.1.1.1', '193.213.112.4', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a02:20c8::1'])(
    'has %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it('has no name one of whose addresses is inside', async () => {
    const both = async () => [
      { address: '1.1.1.1', family: 4 },
      { address: '10.0.0.8', family: 4 },
    ]
    await expect(findPublicAddresses('portal.example', both)).rejects.toThrow()
    await expect(findPublicAddresses('[::1]', both)).rejects.toThrow()
    expect(await findPublicAddresses('1.1.1.1', both)).toEqual([{ address: '1.1.1.1', family: 4 }])
  })
})

describe('the address of a webhook, in production', () => {
  const lookUp = async (name: string) =>
    name === 'portal.example' ? [{ address: '1.1.1.1', family: 4 }] : [{ address: '10.0.0.8', family: 4 }]
  const judge = (url: string) => findFaultOf(url, { isStrict: true, lookUp })

  it('is one that can be reached over TLS from everywhere', async () => {
    expect(await judge('https://portal.example/hook?tenant=3')).toBeUndefined()
    expect(await judge('https://portal.example:8443/hook')).toBeUndefined()
    expect(await judge('http://portal.example/hook')).toContain('https://')
    expect(await judge('https://intranet.example/hook')).toContain('not on the public internet')
    // Other ways of writing 127.0.0.1, which the standard of addresses makes one.
    for (const host of ['127.1', '0x7f000001', '2130706433', '[::ffff:127.0.0.1]', '169.254.169.254']) {
      expect([host, await judge(`https://${host}/`)]).toEqual([host, expect.stringContaining('public internet')])
    }
    const gone = await findFaultOf('https://portal.example', { isStrict: true, lookUp: async () => [] })
    expect(gone).toContain('has no address')
  })

  it('is judged by nobody where one person tries things out', async () => {
    expect(await findFaultOf('http://127.0.0.1:9000/', { isStrict: false, lookUp })).toBeUndefined()
  })
})
