import { expect, it } from 'vitest'
import type { ContentFacts } from '#domain/facts/facts.ts'
import { orderFacts } from '#domain/testing/sample-orders.ts'
import { checkOrderTimes } from './check-order-times.ts'

function check(orders: Partial<ContentFacts['orders']>): string[] {
  const messages: string[] = []
  const facts = { ...orderFacts, orders: { ...orderFacts.orders, ...orders } } as unknown as ContentFacts
  checkOrderTimes(facts, (_fact, _path, message) => messages.push(message))
  return messages
}

it('a time to collect orders is a treatment for orders', () => {
  expect(check({})).toEqual([])
  expect(check({ collectTime: 'covid-antigen' })).toEqual([
    "'covid-antigen' is no treatment with 'withOrder: true' in catalogue.yaml.",
    "'home-test-collection' is booked for orders, and orders.yaml does not name it.",
  ])
})

it('a treatment for orders that no order uses is told: nobody could book it', () => {
  expect(check({ collectTime: undefined })).toEqual([
    "'home-test-collection' is booked for orders, and orders.yaml does not name it.",
  ])
})
