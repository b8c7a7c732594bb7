import { describe, expect, it } from 'vitest'
import { SizedCache } from './sized-cache.ts'

const kept = (cache: SizedCache<string>, keys: string[]) => keys.filter((key) => cache.get(key) !== undefined)
const pages = Array.from({ length: 50 }, (_, n) => `page ${n}`)

describe('answers in memory', () => {
  it('take no more room than they may, however many a stranger asks for: the newest stay', () => {
    const cache = new SizedCache<string>(1000, (text) => text.length)
    for (const page of pages) cache.keep(page, 'x'.repeat(120))
    expect(kept(cache, pages)).toEqual(pages.slice(-8))
  })

  it('are counted with what each takes besides its bytes', () => {
    const cache = new SizedCache<string>(1000, (text, key) => text.length + key.length + 90)
    for (const page of pages) cache.keep(page, 'xyz')
    expect(kept(cache, pages)).toEqual(pages.slice(-10))
  })

  it('are counted once when they are replaced', () => {
    const cache = new SizedCache<string>(1000, (text) => text.length)
    cache.keep('first', 'x'.repeat(400))
    for (let round = 0; round < 10; round++) cache.keep('second', 'x'.repeat(round % 2 ? 100 : 500))
    expect(kept(cache, ['first', 'second'])).toEqual(['first', 'second'])
  })

  it('are still given when one is too large to be kept, and the others stay', () => {
    const cache = new SizedCache<string>(100, (text) => text.length)
    cache.keep('small', 'x')
    cache.keep('grows', 'x')
    expect(cache.keep('large', 'x'.repeat(500))).toHaveLength(500)
    expect(cache.keep('grows', 'x'.repeat(101))).toHaveLength(101)
    expect(kept(cache, ['small', 'large', 'grows'])).toEqual(['small'])
    cache.keep('fills', 'x'.repeat(99))
    expect(kept(cache, ['small', 'fills'])).toEqual(['small', 'fills'])
  })
})
