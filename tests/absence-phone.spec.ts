import { reportAbsence } from './actions/absence.ts'
import { test } from './actions/booking.ts'

test('an employee reports absence on a phone and is offered a doctor', async ({ page }) => {
  await reportAbsence(page, 'no')
})
