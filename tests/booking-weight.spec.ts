import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
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

const { words, common } = languages.en

/** The address of every script that a page fetches. */
function collectScripts(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The QR code for the check-in is drawn after the booking, where somebody sees it.
    if (pathname.endsWith('.js') && !/[/-]qr-/.test(pathname)) scripts.add(pathname)
  })
  return scripts
}

/** The sizes as they travel, fetched again: the browser forgets a body when it leaves the page. */
async function weighScripts(page: Page, scripts: Set<string>): Promise<[string, number][]> {
  const weigh = async (path: string) => gzipSync(await (await page.request.get(path)).body()).length
  return Promise.all([...scripts].map(async (path): Promise<[string, number]> => [path, await weigh(path)]))
}

test('the whole booking takes at most 130 KB of script and 11 taps, calendar and map included', async ({ page }) => {
  const scripts = collectScripts(page)
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
  const weights = await weighScripts(page, scripts)
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
  expect(total, weights.join('\n')).toBeLessThanOrEqual(mostBytes('bookingScript'))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the booking says how to book by phone, with every clinic’s number', async ({ page }) => {
    await openBooking(page, 'no')
    const heading = page.getByRole('heading', { name: 'Ring klinikken for å bestille time' })
    await expect(heading).toBeVisible()
    await expect(heading).toHaveAttribute('aria-level', '1')
    await expect(page.getByRole('main').getByRole('link', { name: /^\+47/ })).toHaveCount(16)
    // Without the script a tile would lead back to itself.
    await expect(page.getByRole('link', { name: 'Psykolog', exact: true })).toBeHidden()
  })
})
