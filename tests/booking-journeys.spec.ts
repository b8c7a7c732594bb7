import { test } from './actions/booking.ts'
import { journeysOn } from './actions/journeys.ts'

for (const { name, locale, walk } of journeysOn('desktop')) {
  test(`a visitor books ${name} on a desktop (${locale})`, ({ page }) => walk(page))
}
