import { expect } from '@playwright/test'
import { hydrate } from './actions/hydrate.ts'
import { recordRequests } from './actions/requests.ts'
import { test } from './actions/test.ts'

test('before consent, and after a refusal, nobody else is contacted', async ({ page, baseURL }) => {
  const record = recordRequests(page)
  const { host } = new URL(baseURL!)
  for (const path of ['/en/', '/en/physical/diagnosis/back/sciatica/', '/en/book-an-appointment/', '/en/contact/']) {
    await page.goto(path)
    await page.mouse.move(200, 300)
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/en/')
  await page.locator('#consent').getByRole('button', { name: 'Refuse' }).click()
  await expect(page.locator('#consent')).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(record.foreign(host)).toEqual([])
})

test('refusing is as easy as accepting: two buttons of one size side by side', async ({ page }) => {
  await page.goto('/en/')
  const [refuse, accept] = await Promise.all(
    ['Refuse', 'Accept'].map((name) => page.locator('#consent').getByRole('button', { name }).boundingBox()),
  )
  expect([refuse!.width, refuse!.height, refuse!.y]).toEqual([accept!.width, accept!.height, accept!.y])
})

test('where no script of others is set up, links stay quick after consent', async ({ page }) => {
  await page.goto('/en/')
  await page.mouse.move(200, 300)
  await page.locator('#consent').getByRole('button', { name: 'Accept' }).click()
  await expect(page.locator('#consent')).toBeHidden()
  const record = recordRequests(page)
  await page.getByRole('link', { name: 'Book an appointment' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose type')
  await page.reload()
  record.clear()
  await page.locator('#site-header').getByRole('link', { name: /home/i }).first().click()
  await expect(page).toHaveURL('/en/')
  expect(record.documents()).toEqual([])
})

test('answering before the script runs keeps the choices in the address', async ({ page }) => {
  await page.route('**/assets/browser-*.js', (route) => route.abort())
  await page.goto('/en/book-an-appointment/?treatment=gp-consultation&clinic=bislett')
  await page.locator('#consent').getByRole('button', { name: 'Refuse' }).click()
  await expect(page.locator('#consent')).toBeHidden()
  await expect(page).toHaveURL('/en/book-an-appointment/?treatment=gp-consultation&clinic=bislett')
})

test('the page stays where it is when the font comes late', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  // The whole header is there by then; the event 'load' waits for the font.
  await page.goto('/en/', { waitUntil: 'domcontentloaded' })
  const header = page.getByRole('banner')
  const before = await header.boundingBox()
  expect(await page.evaluate(() => document.fonts.check('16px "Schibsted Grotesk"'))).toBe(false)
  held.resolve()
  await page.waitForFunction(() => document.fonts.check('16px "Schibsted Grotesk"'))
  expect(await header.boundingBox()).toEqual(before)
})

test('a choice that could not be kept says so, and can be made again', async ({ page }) => {
  await page.route('**/api/consent', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await page.goto('/en/')
  await hydrate(page)
  const banner = page.locator('#consent')
  await banner.getByRole('button', { name: 'Refuse' }).click()
  await expect(banner.getByRole('alert')).toContainText('please try again')
  await banner.getByRole('button', { name: 'Refuse' }).click()
  await expect(banner).toBeHidden()
})
