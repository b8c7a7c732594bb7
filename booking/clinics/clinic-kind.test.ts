import { describe, expect, it } from 'vitest'
import { distinguishingKind } from './clinic-kind.ts'

const bislett = { labels: ['medical' as const] }
const okern = { labels: ['medical' as const, 'test' as const] }

describe('the label of a clinic in a list', () => {
  it('tells a test clinic from a medical clinic where the list has both', () => {
    expect(distinguishingKind(bislett, [bislett, okern])).toBe('medical')
    expect(distinguishingKind(okern, [bislett, okern])).toBe('test')
  })

  it('is left out where every clinic would have the same', () => {
    expect(distinguishingKind(bislett, [bislett, bislett])).toBeUndefined()
    expect(distinguishingKind(okern, [okern])).toBeUndefined()
  })
})
