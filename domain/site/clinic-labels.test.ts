import { describe, expect, it } from 'vitest'
import { distinguishingLabels } from './clinic-labels.ts'

const bislett = { labels: ['medical' as const, 'physical' as const] }
const okern = { labels: ['medical' as const, 'test' as const] }
const skoyen = { labels: ['medical' as const] }
const sandvika = { labels: ['physical' as const] }

describe('the labels of a clinic in a list', () => {
  it('tell a clinic that also tests from the others, and never hide that it has doctors', () => {
    expect(distinguishingLabels(okern, [bislett, okern])).toEqual(['medical', 'test'])
  })

  it('do not name physiotherapists where doctors are looked for', () => {
    expect(distinguishingLabels(bislett, [bislett, skoyen])).toEqual([])
  })

  it('tell a clinic without doctors from the others', () => {
    expect(distinguishingLabels(sandvika, [bislett, skoyen, sandvika])).toEqual(['physical'])
    expect(distinguishingLabels(bislett, [bislett, skoyen, sandvika])).toEqual(['medical', 'physical'])
  })

  it('do not repeat on every clinic what all of them are', () => {
    expect(distinguishingLabels(bislett, [bislett, okern])).toEqual([])
    expect(distinguishingLabels(bislett, [bislett, { labels: [] }])).toEqual(['medical', 'physical'])
  })

  it('are left out where every clinic would have the same', () => {
    expect(distinguishingLabels(bislett, [bislett, bislett])).toEqual([])
    expect(distinguishingLabels(okern, [okern])).toEqual([])
  })
})
