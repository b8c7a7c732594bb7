import { describe, expect, it } from 'vitest'
import { sampleFacts } from './facts/sample.ts'
import { countPoints, findPrice } from './price.ts'

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

describe('points of the airline', () => {
  const earning = { firstVideoVisit: 150, firstClinicVisit: 150, laterPercent: 4 }
  it('are 150 for the first video and 150 for the first clinic visit', () => {
    expect(countPoints(earning, { mode: 'video', price: 350, returning: false })).toBe(150)
    expect(countPoints(earning, { mode: 'clinic', price: null, returning: false })).toBe(150)
  })
  it('are 4 % of the price later, in whole points', () => {
    expect(countPoints(earning, { mode: 'video', price: 350, returning: true })).toBe(14)
    expect(countPoints(earning, { mode: 'clinic', price: 895, returning: true })).toBe(35)
    expect(countPoints(earning, { mode: 'clinic', price: null, returning: true })).toBeNull()
  })
})
