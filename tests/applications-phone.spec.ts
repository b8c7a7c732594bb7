import { apply } from './actions/applications.ts'
import { drawAddress } from './actions/booking.ts'
import { test } from './actions/test.ts'

test('somebody applies for a job with a file on a phone (no)', async ({ page, context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': drawAddress() })
  await apply(page, 'no', 'Kari Mobil')
})
