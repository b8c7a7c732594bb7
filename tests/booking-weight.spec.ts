import { expect } from '@playwright/test'
import { mostBytes } from '../bench/weight-bars.ts'
import {
  confirm,
  drawPerson,
  expectStep,
  identify,
  languages,
  listTimes,
  openBooking,
  pressNext,
  test,
} from './actions/booking.ts'
import { collectPaths, weigh } from './actions/weigh.ts'

const { words, common } = languages.en

/** Without the home page's own, and without the QR code for the check-in, which is drawn after the booking where somebody sees it. */
const isOfBooking = (path: string, on: string) =>
  path.endsWith('.js') && !/[/-]qr-/.test(path) && on.startsWith('/en/book-an-appointment/')

test('the whole booking takes at most 132 KB of script and 11 taps, calendar and map included', async ({ page }) => {
  const scripts = collectPaths(page, isOfBooking)
  let taps = 0
  const tap = async (role: 'link' | 'button', name: string | RegExp) => {
    taps++
    await page
      .getByRole('main')
      .getByRole(role, { name, exact: typeof name === 'string' })
      .first()
      .click()
  }
  await page.goto('/en/')
  taps++
  await page.getByRole('banner').getByRole('link', { name: 'Book an appointment' }).click()
  await tap('link', 'In clinic')
  await tap('link', 'Doctor in clinic')
  await tap('link', 'Doctor’s appointment')
  await tap('link', 'Oslo')
  await expectStep(page, 'Choose clinic in Oslo')
  await page.getByRole('button', { name: common.clinic.viewMap }).click()
  await page.getByRole('button', { name: common.clinic.hideMap }).click()
  await tap('link', 'Kirkeveien')
  await page.getByRole('button', { name: words.time.pickDate }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: words.time.nextMonth })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(listTimes(page).first()).toBeVisible()
  taps++
  await listTimes(page).last().click()
  await pressNext(page, 'en')
  // Next on the form; after the code the order comes by itself.
  await identify(page, 'en', drawPerson('en'))
  await confirm(page, 'en')
  expect(taps + 3, 'with Next twice and the order').toBeLessThanOrEqual(11)
  await page.waitForLoadState('networkidle')
  const { total, each } = await weigh(page, scripts)
  expect(total, each).toBeLessThanOrEqual(mostBytes('bookingScript'))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the booking says how to book by phone, with every clinic’s number', async ({ page }) => {
    await openBooking(page, 'no')
    const heading = page.getByRole('heading', { name: 'Ring klinikken for å bestille time' })
    await expect(heading).toBeVisible()
    await expect(heading).toHaveAttribute('aria-level', '1')
    await expect(page.getByRole('main').getByRole('link', { name: /^\+47/ })).toHaveCount(21)
    // Without the script a tile would lead back to itself.
    await expect(page.getByRole('link', { name: 'Psykolog', exact: true })).toBeHidden()
  })
})
