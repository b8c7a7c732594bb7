import { describe, expect, it } from 'vitest'
import { createSecrets } from '../identity/secrets.ts'
import { formLimits } from './rate-limits.ts'

const secrets = createSecrets('x'.repeat(32))
const keyOf = (address: string) => formLimits(secrets, 'contact', address)[0]!.key

describe('counting by address', () => {
  it('keeps no address', () => {
    expect(keyOf('203.0.113.7')).not.toContain('203.0.113')
  })

  it('counts a household of the sixth version as one, and its neighbour as another', () => {
    expect(keyOf('2001:db8:1:2::1')).toBe(keyOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd'))
    expect(keyOf('2001:db8:1:2::1')).not.toBe(keyOf('2001:db8:1:3::1'))
    expect(keyOf('2001:db8::1')).toBe(keyOf('2001:db8:0:0:5::1'))
  })

  it('knows an address of the fourth version in the clothes of the sixth', () => {
    expect(keyOf('::ffff:203.0.113.7')).toBe(keyOf('203.0.113.7'))
    expect(keyOf('::ffff:203.0.113.7')).not.toBe(keyOf('::ffff:203.0.113.8'))
  })
})
