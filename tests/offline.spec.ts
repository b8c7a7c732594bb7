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

test('what was read can be read without a network, with the day it was saved; for a booking there are numbers to call', async ({
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
  const listStored = () =>
    page.evaluate(async () => {
      const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)))
      return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname)
    })
  // A page is stored after it was shown.
  await expect.poll(listStored).toContain('/en/physical/diagnosis/back/sciatica/')
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await page.goto('/en/physical/diagnosis/back/sciatica/')
  await expect(page.getByRole('heading', { level: 1, name: 'Sciatica' })).toBeVisible()
  await expect(page.getByText(/Saved on this device \d+ \w+ \d{4}/)).toBeVisible()
  await page.goto('/en/clinics/vika/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/offline|without/i)
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
  // The notice is styled, though no page has it in its own HTML.
  await page.goto('/en/physical/diagnosis/back/sciatica/')
  await expect(page.locator('.saved-on')).toHaveCSS('text-align', 'center')
  for (const path of ['/en/book-an-appointment/?type=psychologist', '/en/my-appointment/#ABCD2345.token']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline')
    await expect(page.locator('main a[href^="tel:+47"]').first()).toBeVisible()
  }
  // Nothing of a booking was stored, and the address is still there for another try.
  const stored = await listStored()
  expect(stored.filter((path) => /book-an-appointment|my-appointment|\/api\//.test(path))).toEqual([])
  await context.setOffline(false)
  await page.goto('/en/book-an-appointment/')
  await context.setOffline(true)
  await page.reload()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose type')
})
