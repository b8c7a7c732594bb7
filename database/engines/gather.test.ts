import { describe, expect, it } from 'vitest'
import { gather } from './gather.ts'

const never = () => false
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('gathering calls', () => {
  it('sends a lone call at once, and together what came meanwhile', async () => {
    const batches: number[][] = []
    const releases: (() => void)[] = []
    const double = gather<number, number>(
      async (calls) => {
        batches.push(calls)
        await new Promise<void>((resolve) => releases.push(resolve))
        return calls.map((it) => it * 2)
      },
      never,
      { most: 3, atOnce: 1 },
    )
    const first = double(1)
    await turn()
    const others = [2, 3, 4, 5].map(double)
    await turn()
    expect(batches).toEqual([[1]])
    for (let n = 0; n < 3; n++) {
      releases[n]!()
      await turn()
    }
    expect(batches).toEqual([[1], [2, 3, 4], [5]])
    expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8, 10])
  })

  it('keeps calls of the same name apart, as the twins of a double click are', async () => {
    const batches: string[][] = []
    const run = gather<string, string>(
      async (calls) => {
        batches.push(calls)
        return calls
      },
      never,
      { most: 10, atOnce: 1, namesOf: (it) => [it] },
    )
    expect(await Promise.all(['a', 'b', 'a', 'c'].map(run))).toEqual(['a', 'b', 'a', 'c'])
    expect(batches).toEqual([['a', 'b', 'c'], ['a']])
  })

  it('does one by one what fails together, so that only the guilty call fails', async () => {
    const run = gather<number, number>(
      async (calls) => {
        if (calls.includes(3)) throw new Error('three')
        return calls
      },
      () => true,
      { most: 10, atOnce: 1 },
    )
    const results = await Promise.allSettled([1, 2, 3, 4].map(run))
    expect(results.map((it) => it.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  })

  it('fails all at once when nobody is to blame, as in an outage', async () => {
    let attempts = 0
    const run = gather<number, number>(
      () => {
        attempts++
        return Promise.reject(new Error('down'))
      },
      never,
      { most: 10, atOnce: 1 },
    )
    const results = await Promise.allSettled([1, 2, 3].map(run))
    expect([attempts, ...results.map((it) => it.status)]).toEqual([1, 'rejected', 'rejected', 'rejected'])
  })
})
