import { test } from './actions/booking.ts'
import { journeysOn } from './actions/journeys.ts'

for (const { name, locale, walk } of journeysOn('phone')) {
  test(`a visitor books ${name} on a phone (${locale})`, ({ page }) => walk(page))
}
