import { expect } from '@playwright/test'
import { refuseConsent } from './actions/consent.ts'
import { test } from './actions/test.ts'

test.beforeEach(async ({ context, baseURL }) => refuseConsent(context, baseURL!))

test('there is no service worker over plain http', async ({ page }) => {
  await page.goto('/en/')
  await page.mouse.move(100, 100)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('what was read can be read without a network, with the day it was saved; bookings cannot', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => sessionStorage.setItem('test-service-worker', 'yes'))
  await page.goto('/en/')
  await page.mouse.move(100, 100)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/en/physical/diagnosis/back/sciatica/')
  await page.waitForLoadState('networkidle')
  await page.goto('/en/book-an-appointment/')
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await page.goto('/en/physical/diagnosis/back/sciatica/')
  await expect(page.getByRole('heading', { level: 1, name: 'Sciatica' })).toBeVisible()
  await expect(page.getByText(/Saved on this device \d+ \w+ \d{4}/)).toBeVisible()
  await page.goto('/en/clinics/vika/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/offline|without/i)
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
  await expect(page.goto('/en/book-an-appointment/')).rejects.toThrow()
})
