import { describe, expect, it } from 'vitest'
import { compare, median } from './statistics.ts'

describe('the median', () => {
  it('is the one in the middle, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5)
  })

  it('lies between the two in the middle of an even number', () => {
    expect(median([4, 1, 100, 2])).toBe(3)
  })

  it('orders by number, not by spelling', () => {
    expect(median([10, 9, 100])).toBe(10)
  })

  it('does not exist without values', () => {
    expect(() => median([])).toThrow('nothing')
  })
})

describe('a comparison over rounds', () => {
  it('is not moved by a round in which the machine was busy for both sides', () => {
    const quiet = compare([
      { ours: 1, baseline: 2 },
      { ours: 1, baseline: 2 },
      { ours: 1, baseline: 2 },
    ])
    const disturbed = compare([
      { ours: 1, baseline: 2 },
      { ours: 10, baseline: 20 },
      { ours: 1, baseline: 2 },
    ])
    expect(disturbed).toEqual(quiet)
  })

  it('is not moved by one round in which only one side was disturbed, and shows it in the spread', () => {
    const { ratio, spread } = compare([
      { ours: 2, baseline: 4 },
      { ours: 9, baseline: 4 },
      { ours: 2, baseline: 5 },
    ])
    expect(ratio).toBe(0.5)
    expect(spread).toEqual([0.4, 2.25])
  })
})
