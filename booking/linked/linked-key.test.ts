import { afterEach, describe, expect, it, vi } from 'vitest'
import { isDamagedKey, readFragment, takeLinkedKey } from './linked-key.ts'

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
  ['#ABCD2345.notthetokenofanybooking)', false],
  ['#ABCD2345.notthe)tokenofanybooking', true],
  ['#ABCD2345.notthetokenofanybooking', false],
  ['#content', false],
  ['', false],
])('tells a link from the SMS of which a part is missing: %s', (hash, isDamaged) => {
  expect(isDamagedKey(hash)).toBe(isDamaged)
})

describe('a link that is opened', () => {
  const key = { reference: 'ABCD2345', token: 'the-token-of-one-booking' }
  const link = `#${key.reference}.${key.token}`
  /** A tab at an address, with what it has kept. */
  function openTab(hash: string, kept = new Map<string, string>()) {
    const replaceState = vi.fn()
    vi.stubGlobal('location', { pathname: '/en/offer/', search: '?earlier=1', hash })
    vi.stubGlobal('history', { state: null, replaceState })
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
    })
    return { kept, replaceState }
  }
  afterEach(() => vi.unstubAllGlobals())

  it('is kept in the tab and leaves the address, so that a reload shows the same', () => {
    const { kept, replaceState } = openTab(link)
    expect(takeLinkedKey('offer')).toEqual(key)
    expect(replaceState).toHaveBeenCalledWith(null, '', '/en/offer/')
    openTab('', kept)
    expect(takeLinkedKey('offer')).toEqual(key)
    expect(takeLinkedKey('booking')).toBeUndefined()
  })

  it('leaves what the page is for in the address', () => {
    const { replaceState } = openTab(link)
    takeLinkedKey('booking', true)
    expect(replaceState).toHaveBeenCalledWith(null, '', '/en/offer/?earlier=1')
  })

  it('shows nothing of an earlier one where a part of it is missing', () => {
    const { kept } = openTab(link)
    takeLinkedKey('offer')
    openTab('#ABCD2345.sho', kept)
    expect(takeLinkedKey('offer')).toBeUndefined()
    openTab('#main', kept)
    expect(takeLinkedKey('offer')).toEqual(key)
  })
})
