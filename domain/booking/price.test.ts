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
  it('of one date is its own, for members too, and that of the whole where a date has none', () => {
    const ofDate = (treatment: string, partner?: string) => findPrice(prices, treatment, partner, true)
    expect([ofDate('mindfulness-course'), ofDate('mindfulness-course', 'tinde')]).toEqual([700, 600])
    expect(ofDate('mindfulness-course', 'norvind')).toBe(700)
    expect(ofDate('sleep-webinar')).toBe(250)
    expect(findPrice(prices, 'mindfulness-course', 'tinde')).toBe(2000)
  })
  it('is not told where it depends or is not known', () => {
    expect(findPrice(prices, 'psychologist-consultation')).toBeNull()
    expect(findPrice(prices, 'nothing')).toBeNull()
  })
})
