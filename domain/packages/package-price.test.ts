import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findVisitPrice, priceOfVisits } from './package-price.ts'

it('a visit of a package has a price by itself, other treatments have none', () => {
  const prices = { course: { price: 3990, partners: {}, visit: 1490 }, single: { price: 1490, partners: {} } }
  expect([findVisitPrice(prices, 'course'), findVisitPrice(prices, 'single')]).toEqual([1490, null])
})

it('who cancels the rest pays for the visits had', () => {
  const paid = (visits: number) => priceOfVisits({ price: 3990, visit: 1490 }, visits)
  expect([paid(0), paid(1), paid(2)]).toEqual([0, 1490, 2980])
})

it('nobody pays more than the package, also where an agreement covers it, nor less for more visits', () => {
  const amounts = fc.record({ price: fc.nat(20_000), visit: fc.nat(5_000) })
  fc.assert(
    fc.property(amounts, fc.nat(10), (amount, visits) => {
      const paid = priceOfVisits(amount, visits)
      expect(paid).toBeLessThanOrEqual(amount.price)
      expect(paid).toBeLessThanOrEqual(priceOfVisits(amount, visits + 1))
    }),
  )
})
