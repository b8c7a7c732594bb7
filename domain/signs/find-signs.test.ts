import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WarningSigns } from '../facts/warning-sign.ts'
import { createSignFinder } from './find-signs.ts'

const signs: WarningSigns = {
  stroke: {
    level: 'emergency',
    words: { en: 'suddenly get a drooping face', no: 'plutselig blir skjev i ansiktet' },
    match: { en: ['sudden weak arm', 'droop face'], no: ['plutselig svak arm', 'skjev ansikt'] },
    source: 'NHS',
  },
}

describe('a warning sign typed by hand', () => {
  const english = createSignFinder(signs, 'en')
  const norwegian = createSignFinder(signs, 'no')

  it('is found in other words and another order', () => {
    expect(english('have an arm that is suddenly weak')).toEqual(['stroke'])
    expect(norwegian('blir svak i en arm, helt plutselig')).toEqual(['stroke'])
  })

  it('is found by its exact words, whatever the punctuation', () => {
    expect(english('**Suddenly** get a drooping face!')).toEqual(['stroke'])
  })

  it('is not found where only a part of it stands', () => {
    expect(english('have a weak arm after exercise')).toEqual([])
    expect(norwegian('har vondt i en arm')).toEqual([])
  })

  it('is found however much stands around it', () => {
    fc.assert(
      fc.property(fc.lorem(), fc.lorem(), (before, after) => {
        expect(english(`${before} suddenly weak in one arm ${after}`)).toEqual(['stroke'])
      }),
    )
  })
})
