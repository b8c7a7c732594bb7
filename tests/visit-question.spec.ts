import { expect } from '@playwright/test'
import { en } from '#messages/visit-question/en.ts'
import { test } from './actions/test.ts'

test('whoever opens a part of the link to the question after a visit reads whom to call', async ({ page }) => {
  await page.goto('/en/after-your-visit/#CV7XB7NH.q6N0')
  const told = page.getByText(en.wrongLink.split('.')[0]!)
  await expect(told).toBeVisible()
  await expect(told).toContainText(/call \+47[\d\s]+\./)
})
