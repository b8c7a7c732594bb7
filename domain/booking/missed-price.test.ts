import { describe, expect, it } from 'vitest'
import { findMissedPrice } from './missed-price.ts'

describe('what a missed appointment costs', () => {
  const prices = {
    visit: { price: 1390, partners: { tinde: 900, fjelltrygg: 0, havnely: 250 } },
    advice: { price: null, partners: {} },
  }
  const find = (price: number | null, kind: string | null, treatment = 'visit') =>
    findMissedPrice(prices, { treatment, price, partner: kind === null ? null : { kind } })

  it('is its price, also the one an employer has agreed', () => {
    expect([find(1390, null), find(900, 'corporate')]).toEqual([1390, 900])
  })

  it('is the ordinary price where an insurer or employer would have paid', () => {
    expect([find(0, 'insurance'), find(250, 'insurance'), find(0, 'corporate')]).toEqual([1390, 1390, 1390])
  })

  it('is not told where the price depends', () => {
    expect(find(null, null, 'advice')).toBeNull()
  })
})
