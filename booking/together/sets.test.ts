import { describe, expect, it } from 'vitest'
import { formatSlotId } from '#domain/availability/format-slot-id.ts'
import { sayClocks } from './say-clocks.ts'
import { beginWith, listSets, wayOf } from './sets.ts'

const start = Date.parse('2026-11-17T13:00:00Z')
const at = (practitioner: string, minutes = 0) =>
  formatSlotId({ treatment: 'gp', clinic: 'bislett', practitioner, start: start + minutes * 60_000 })
const slot = (id: string, ...sets: string[][]) => ({
  id,
  together: sets.map((slots) => ({ way: 'in-turn' as const, slots })),
})

describe('the ways in which people can come', () => {
  it('are those that begin at the moment, each once', () => {
    const slots = [
      slot(at('anne'), [at('anne'), at('anne', 20)], [at('anne'), at('bo')]),
      slot(at('bo'), [at('bo'), at('anne')]),
      slot(at('anne', 20), [at('anne', 20), at('anne', 40)]),
    ]
    const sets = listSets(slots, start)
    expect(sets).toHaveLength(2)
    expect(sets[0]).toEqual([at('anne'), at('anne', 20)])
    expect(sets[1]!.toSorted()).toEqual([at('anne'), at('bo')])
    expect(listSets(slots, start + 1)).toEqual([])
  })

  it.each([
    ['in-turn', [at('anne'), at('anne', 20)]],
    ['side-by-side', [at('anne'), at('bo')]],
    ['several', [at('anne'), at('bo'), at('anne', 20)]],
  ])('%s', (way, set) => {
    expect(wayOf(set)).toBe(way)
  })
})

describe('a time that was chosen for one', () => {
  const slots = [
    slot(at('anne'), [at('anne'), at('bo')]),
    slot(at('bo'), [at('bo'), at('anne')]),
    slot(at('anne', 20), [at('anne', 20), at('anne', 40)]),
  ]

  it('is the first person’s, also where the way is listed for another first', () => {
    expect(beginWith(at('bo'), slots)).toEqual([at('bo'), at('anne')])
    expect(beginWith(at('anne', 20), slots)).toEqual([at('anne', 20), at('anne', 40)])
  })

  it('is none from which others cannot follow', () => {
    expect(beginWith(at('anne', 40), slots)).toBeUndefined()
    expect(beginWith(at('cato'), slots)).toBeUndefined()
  })
})

it('the times of several people are told one by one, and once where they begin together', () => {
  expect(sayClocks([at('anne'), at('anne', 20)])).toBe('14:00, 14:20')
  expect(sayClocks([at('anne'), at('bo')])).toBe('14:00')
})
