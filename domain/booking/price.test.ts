import { describe, expect, it } from 'vitest'
import { sampleFacts } from '../testing/sample-facts.ts'
import { findPrice } from './price.ts'

const { prices } = sampleFacts

describe('a price', () => {
  it('is everybody’s unless the partner has its own', () => {
    expect(findPrice(prices, 'covid-antigen')).toBe(695)
    expect(findPrice(prices, 'covid-antigen', 'norvind')).toBe(595)
    expect(findPrice(prices, 'covid-antigen', 'tinde')).toBe(695)
  })
  it('can be nothing for a partner’s members', () => {
    expect(findPrice(prices, 'gp-consultation', 'fjelltrygg')).toBe(0)
  })
  it('is not told where it depends or is not known', () => {
    expect(findPrice(prices, 'psychologist-consultation')).toBeNull()
    expect(findPrice(prices, 'nothing')).toBeNull()
  })
})
