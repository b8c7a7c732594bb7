import { expect, it } from 'vitest'
import { findPromisedPrice, promisePackage } from './package-terms.ts'

const plan = { months: 6, visits: [{ treatment: 'single', days: { from: 14, to: 21 } }] }
const prices = { course: { price: 3990, partners: {}, visit: 1490 }, single: { price: 1490, partners: {} } }
const dearer = { course: { ...prices.course, visit: 1990 } }

it('a package is promised with its plan and the price of a visit, other treatments promise nothing', () => {
  const terms = { plan, visitPrice: 1490 }
  expect(promisePackage({ id: 'course', package: plan }, prices)).toEqual({ treatment: 'course', terms })
  expect(promisePackage({ id: 'single' }, prices)).toBeUndefined()
})

it('a visit costs what was promised, also where content has another price or none', () => {
  const promised = promisePackage({ id: 'course', package: plan }, prices)!
  expect([findPromisedPrice(dearer, promised), findPromisedPrice({}, promised)]).toEqual([1490, 1490])
})

it('a visit of a package without terms costs what content says', () => {
  expect(findPromisedPrice(dearer, { treatment: 'course', terms: null })).toBe(1990)
})
