import { expect, type Page } from '@playwright/test'
import { startRemoteSystem } from '#server/testing/remote-booking-system.ts'
import {
  doctorAt,
  drawPerson,
  expectStep,
  identify,
  languages,
  listTimes,
  openBooking,
  pickTime,
  pressNext,
  test,
  workday,
} from './actions/booking.ts'
import { type OwnServer, startOwnServer } from './actions/own-server.ts'

// The agreed errors (docs/specification.md, 'Forms') that come from elsewhere: our server with another system behind it that
// misbehaves on demand.
const { words, common } = languages.en
let server: OwnServer | undefined
let remote: Awaited<ReturnType<typeof startRemoteSystem>>

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  remote = await startRemoteSystem(() => Temporal.Instant.from('2026-11-16T06:30:00Z'))
  server = await startOwnServer({
    CLOCK: '2026-11-16T06:30:00Z',
    PROVIDER: 'http',
    PROVIDER_URL: remote.url,
    REQUEST_TIMEOUT: '4000',
    DEMO: 'no',
  })
})
test.afterAll(async () => {
  await server?.stop()
  await remote.close()
})
test.use({ baseURL: async ({ browserName: _ }, use) => use(server?.address) })
test.afterEach(() => remote.misbehave(undefined))

async function goToOrder(page: Page, day: number) {
  await openBooking(page, 'en', doctorAt('bislett', workday(day)))
  await pickTime(page)
  await pressNext(page, 'en')
  await identify(page, 'en', drawPerson('en'))
}
const order = (page: Page) => page.getByRole('button', { name: words.confirm.button }).click()

test('a request that takes too long can be tried again with a click, and is one booking', async ({ page }) => {
  await goToOrder(page, 0)
  const before = remote.count()
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/bookings')) keys.push(request.headers()['idempotency-key'])
  })
  remote.misbehave('stall')
  await order(page)
  const retry = page.getByRole('button', { name: 'The request is taking too long, please click here to try again.' })
  await expect(retry).toBeVisible({ timeout: 15_000 })
  remote.misbehave(undefined)
  await retry.click()
  await expectStep(page, words.step.booked)
  expect(remote.count()).toBe(before + 1)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('another system that fails: the message, a way to contact us, and another try', async ({ page }) => {
  await goToOrder(page, 1)
  remote.misbehave({ status: 500, body: '{}' })
  await order(page)
  await expect(page.getByText(common.problems['provider-failure'])).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: common.faq.contactUs })).toBeVisible()
  remote.misbehave(undefined)
  await page.getByRole('button', { name: words.nav.tryAgain }).click()
  await expectStep(page, words.step.booked)
})

test('times that cannot be fetched: the message and another try', async ({ page }) => {
  remote.misbehave({ status: 500, body: '{}' })
  await openBooking(page, 'en', '?treatment=gp-consultation&clinic=vika')
  await expect(page.getByText(common.problems['provider-failure'])).toBeVisible({ timeout: 15_000 })
  remote.misbehave(undefined)
  await page.getByRole('button', { name: words.nav.tryAgain }).click()
  await expect(listTimes(page).first()).toBeVisible({ timeout: 15_000 })
})

test('an error that nobody foresaw shows its code', async ({ page }) => {
  await goToOrder(page, 2)
  // The server cannot be made to have a bug, so its answer is faked.
  await page.route('**/api/bookings', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'unknown', status: 500, title: 'Unknown error', requestId: 'req-7f3a' }),
    }),
  )
  await order(page)
  await expect(page.getByText('Unknown error. Try again later.')).toBeVisible()
  await expect(page.getByText('Errorcode: req-7f3a')).toBeVisible()
  await page.unroute('**/api/bookings')
  await page.getByRole('button', { name: words.nav.tryAgain }).click()
  await expectStep(page, words.step.booked)
})

test('the network breaks during the order: nothing typed is lost', async ({ page, context }) => {
  await goToOrder(page, 3)
  await context.setOffline(true)
  await order(page)
  await expect(page.getByText(common.form.offline)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: words.nav.tryAgain }).click()
  await expectStep(page, words.step.booked)
})
