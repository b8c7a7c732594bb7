import { describe, expect, it } from 'vitest'
import { readFragment } from './booking-key.ts'

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
