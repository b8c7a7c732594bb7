import { describe, expect, it } from 'vitest'
import { loadOnce } from './load-once.ts'

describe('something that is loaded on first use', () => {
  it('is loaded once for all who ask, also while it is being loaded', async () => {
    let loads = 0
    const load = loadOnce(async () => ++loads)
    expect(await Promise.all([load(), load()])).toEqual([1, 1])
    expect(await load()).toBe(1)
  })

  it('is loaded again after a failure, which all who waited for it are told', async () => {
    let loads = 0
    const load = loadOnce(async () => {
      loads++
      if (loads === 1) throw new Error('too many open files')
      return loads
    })
    const [first, second] = await Promise.allSettled([load(), load()])
    expect([first.status, second.status]).toEqual(['rejected', 'rejected'])
    expect(await load()).toBe(2)
    expect(await load()).toBe(2)
  })
})
