import { describe, expect, it } from 'vitest'
import { ByteCache } from './byte-cache.ts'

const page = (bytes: number) => ({ body: new Uint8Array(bytes) })

describe('answers in memory', () => {
  it('take no more room than they may, however many a stranger asks for', () => {
    const cache = new ByteCache(100_000)
    for (let n = 0; n < 50; n++) cache.keep(`page ${n}`, page(10_000))
    const kept = Array.from({ length: 50 }, (_, n) => n).filter((n) => cache.get(`page ${n}`))
    expect(kept).toEqual([42, 43, 44, 45, 46, 47, 48, 49])
  })

  it('are counted with what each takes besides its bytes', () => {
    const cache = new ByteCache(100_000)
    for (let n = 0; n < 1000; n++) cache.keep(`file ${n}`, page(10))
    expect(Array.from({ length: 1000 }, (_, n) => n).filter((n) => cache.get(`file ${n}`)).length).toBeLessThan(50)
  })

  it('are still given when one is too large to be kept', () => {
    const cache = new ByteCache(1000)
    const large = page(5000)
    expect(cache.keep('large', large)).toBe(large)
    expect(cache.get('large')).toBeUndefined()
  })
})
