import { test } from './actions/booking.ts'
import { walkCollection, walkOrder } from './actions/orders.ts'

test('a visitor orders a test by post on a phone, follows it and cancels it (no)', ({ page }) =>
  walkOrder(page, 'no', 'Testveien 4'))

test('a visitor collects a test from a nurse at a time that they choose on a phone (en)', ({ page }) =>
  walkCollection(page, 'en'))
