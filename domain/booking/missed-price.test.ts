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

  it('is that of one date where no more was booked', () => {
    const course = { course: { price: 2400, date: 700, partners: { tinde: 0 }, datePartners: { tinde: 0 } } }
    const missed = (date: string | null) =>
      findMissedPrice(course, { treatment: 'course', price: 0, partner: { kind: 'corporate' }, group: { date } })
    expect([missed('2026-12-01'), missed(null)]).toEqual([700, 2400])
  })

  it('is not told where the price depends', () => {
    expect(find(null, null, 'advice')).toBeNull()
  })
})
