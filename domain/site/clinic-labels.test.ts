import { describe, expect, it } from 'vitest'
import { distinguishingLabels } from './clinic-labels.ts'

const bislett = { labels: ['medical' as const] }
const okern = { labels: ['medical' as const, 'test' as const] }

describe('the labels of a clinic in a list', () => {
  it('tell a clinic that also tests from the others, and never hide that it has doctors', () => {
    expect(distinguishingLabels(okern, [bislett, okern])).toEqual(['medical', 'test'])
  })

  it('do not repeat on every clinic what all of them are', () => {
    expect(distinguishingLabels(bislett, [bislett, okern])).toEqual([])
    expect(distinguishingLabels(bislett, [bislett, { labels: [] }])).toEqual(['medical'])
  })

  it('are left out where every clinic would have the same', () => {
    expect(distinguishingLabels(bislett, [bislett, bislett])).toEqual([])
    expect(distinguishingLabels(okern, [okern])).toEqual([])
  })
})
