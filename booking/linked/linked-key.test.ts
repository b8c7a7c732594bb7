import { describe, expect, it } from 'vitest'
import { isDamagedKey, readFragment } from './linked-key.ts'

describe('the link from the SMS', () => {
  it('names a booking and its token', () => {
    expect(readFragment('#K7M2P9QX.abcdefghijklmnop-_1234')).toEqual({
      reference: 'K7M2P9QX',
      token: 'abcdefghijklmnop-_1234',
    })
  })

  it.each(['', '#', '#K7M2P9QX', '#K7M2P9QX.short', '#<script>.abcdefghijklmnop'])('is not %s', (hash) => {
    expect(readFragment(hash)).toBeUndefined()
  })
})

it.each([
  ['#ABCD2345', true],
  ['#ABCD2345.short', true],
  ['#ABCD2345.notthetokenofanybooking)', true],
  ['#ABCD2345.notthetokenofanybooking', false],
  ['#content', false],
  ['', false],
])('tells a link from the SMS of which a part is missing: %s', (hash, isDamaged) => {
  expect(isDamagedKey(hash)).toBe(isDamaged)
})
