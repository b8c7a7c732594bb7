import { test } from './actions/booking.ts'
import { walkOrder } from './actions/orders.ts'

test('a visitor orders a test by post on a phone, follows it and cancels it (no)', ({ page }) =>
  walkOrder(page, 'no', 'Testveien 4'))
