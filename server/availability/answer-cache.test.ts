import { describe, expect, it } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

const [version, validUntil, now] = [1, 1000, 0]
const kept = (cache: AnswerCache, keys: string[]) => keys.filter((key) => cache.find(key, version, now) !== undefined)

describe('answers that are cached', () => {
  it('are found until something changes or their time is over', () => {
    const cache = new AnswerCache()
    cache.keep('slots', '{}', version, validUntil)
    expect(cache.find('slots', version, validUntil - 1)).toBe('{}')
    expect(cache.find('slots', version, validUntil)).toBeUndefined()
    expect(cache.find('slots', version + 1, now)).toBeUndefined()
  })

  it('take no more memory than they may, however short they are and however long the questions', () => {
    const most = 100_000
    const short = Array.from({ length: 1000 }, (_, day) => `day ${day}`)
    const cache = new AnswerCache(most)
    for (const key of short) cache.keep(key, '{}', version, validUntil)
    // An entry takes some 250 bytes without a character in it.
    expect(kept(cache, short)).toEqual(short.slice(-kept(cache, short).length))
    expect(kept(cache, short).length).toBeLessThan(most / 250)

    const long = Array.from({ length: 10 }, (_, day) => `${'x'.repeat(20_000)} ${day}`)
    for (const key of long) cache.keep(key, '{}', version, validUntil)
    expect(kept(cache, long)).toEqual(long.slice(-4))
  })

  it('are counted once when they are replaced', () => {
    const cache = new AnswerCache(10_000)
    cache.keep('first', 'x'.repeat(4000), version, validUntil)
    for (let round = 0; round < 10; round++) cache.keep('second', 'x'.repeat(4000), version, validUntil)
    expect(kept(cache, ['first', 'second'])).toEqual(['first', 'second'])
  })
})
