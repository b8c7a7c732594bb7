import { expect, type Page } from '@playwright/test'
import type { Messages } from '#messages/messages.ts'
import { expectAccessible } from './actions/accessible.ts'
import { languages, test } from './actions/booking.ts'

const lists = { en: '/en/clinics/', no: '/klinikker/' } as const

/** Opens the list of clinics and types where one is. */
async function typePlace(page: Page, locale: keyof typeof lists, place: string) {
  const { nearest: words } = languages[locale].common
  await page.goto(lists[locale])
  await page.getByText(words.orPlace).click()
  const field = page.getByLabel(words.place, { exact: true })
  await field.fill(place)
  await field.press('Enter')
}

const answerIn = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('who does not let the browser tell can type where they are', async ({ page, context }) => {
  const locale = 'en'
  const { nearest: words } = languages[locale].common
  await context.clearPermissions()
  await page.goto(lists[locale])
  await page.getByRole('button', { name: words.find }).click()
  const answer = answerIn(page, words.unavailable)
  await expect(answer).toContainText(words.answers.refused)
  await expect(answer).toContainText(words.instead)
  await page.getByText(words.orPlace).click()
  const place = page.getByLabel(words.place, { exact: true })
  await place.fill('lillestrom')
  await page.getByRole('button', { name: words.search, exact: true }).click()
  // What was pressed is gone, and the focus stays where one was. The list begins with what was asked for.
  await expect(answerIn(page, `${words.heading}: Lillestrøm`)).toBeFocused()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Lillestrøm')
  await page.getByRole('button', { name: words.change }).click()
  await expect(page.getByRole('button', { name: words.find })).toBeFocused()
})

test('a place far from every clinic is told about video', async ({ page }) => {
  const locale = 'no'
  const { nearest: words } = languages[locale].common
  await typePlace(page, locale, 'Tromsø')
  await expect(answerIn(page, words.farAway)).toBeVisible()
  await page.getByRole('link', { name: words.video }).click()
  await expect(page).toHaveURL(`${languages[locale].path}?type=video`)
})

test('a name that many places have is a question', async ({ page }) => {
  const { nearest: words } = languages.en.common
  await typePlace(page, 'en', 'Herøy')
  await expect(page.getByText(words.answers.which)).toBeVisible()
  await page.getByRole('button', { name: 'Herøy (Nordland)' }).click()
  await expect(answerIn(page, words.heading)).toBeVisible()
})

test('a place that nobody knows is told at its field', async ({ page }) => {
  const { nearest: words } = languages.en.common
  await typePlace(page, 'en', 'Nowhere at all')
  const field = page.getByLabel(words.place, { exact: true })
  await expect(field).toHaveAccessibleDescription(words.answers['unknown-place'])
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
})

test('who closes the nearest clinic on a phone is back at the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/faq/')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Find nearest clinic' }).click()
  await expect(page.getByRole('dialog', { name: 'Nearest clinic' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

test('what was told in the list of clinics is known in the booking', async ({ page }) => {
  const { nearest: words } = languages.en.common
  await typePlace(page, 'en', '5003')
  await expect(answerIn(page, `${words.heading}: Bergen`)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Book an appointment' }).click()
  await expect(page).toHaveURL(languages.en.path)
  await page.goBack()
  await expect(answerIn(page, `${words.heading}: Bergen`)).toBeVisible()
})

/** What a device answers that knows nothing: the codes of GeolocationPositionError. */
const failures = { refused: 1, unavailable: 2, timeout: 3 } as const

async function failToLocate(page: Page, code: number) {
  await page.addInitScript((failure) => {
    const error = { code: failure, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }
    navigator.geolocation.getCurrentPosition = (_, fail) => fail?.(error as GeolocationPositionError)
  }, code)
}

/** Opens the dialog of the header. */
async function openDialog(page: Page, words: Messages['nearest']) {
  await page.getByRole('banner').getByRole('link', { name: words.find }).click()
  const dialog = page.getByRole('dialog', { name: words.heading })
  await expect(dialog).toBeVisible()
  return dialog
}

test('the header finds the nearest clinic on any page, with its distance and the way to book it', async ({
  page,
  context,
}) => {
  const { common, path } = languages.en
  const { nearest: words } = common
  await context.setGeolocation({ latitude: 59.9118, longitude: 10.7338 })
  await context.grantPermissions(['geolocation'])
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await page.goto('/en/faq/')
  const dialog = await openDialog(page, words)
  await dialog.getByRole('button', { name: words.find }).click()
  await expect(dialog.getByRole('status')).toContainText(/^Vika, \d+ m /)
  await expect(dialog.getByText(/^Open until|^Opens at/).first()).toBeVisible()
  await expectAccessible(page, 'the nearest clinic')
  // The nearest may be closed or full: the next two are there as well, each with the way.
  await expect(dialog.getByRole('link', { name: /^(Hegdehaugsveien|Bislett)$/ })).toHaveCount(2)
  await expect(dialog.getByRole('link', { name: common.clinic.openInMaps })).toHaveCount(3)
  await dialog.getByRole('link', { name: common.clinic.bookHere, exact: true }).click()
  await expect(page).toHaveURL(`${path}?clinic=vika`)
  await expect(dialog).toBeHidden()
  expect(sent.join()).not.toMatch(/59\.91|10\.73/)
})

test('each way of not knowing the position has its own words, in the header too', async ({ browser }) => {
  const { nearest: words } = languages.no.common
  for (const [state, code] of Object.entries(failures)) {
    const page = await browser.newPage()
    await failToLocate(page, code)
    await page.goto('/')
    const dialog = await openDialog(page, words)
    await dialog.getByRole('button', { name: words.find }).click()
    const answer = dialog.getByRole('status')
    await expect(answer).toContainText(words.unavailable)
    await expect(answer).toContainText(words.answers[state as keyof typeof failures])
    await expect(answer).toContainText(words.instead)
    await page.close()
  }
})

test('a place typed in the header is known on the page below, and far away is said', async ({ page }) => {
  const { common, path } = languages.en
  const { nearest: words } = common
  await page.goto('/en/')
  const dialog = await openDialog(page, words)
  await dialog.getByText(words.orPlace).click()
  await dialog.getByLabel(words.place, { exact: true }).fill('9008')
  await dialog.getByLabel(words.place, { exact: true }).press('Enter')
  await expect(dialog.getByRole('status')).toContainText(words.farAway)
  await expect(dialog.getByRole('link', { name: words.video })).toHaveAttribute('href', `${path}?type=video`)
  await dialog.getByRole('button', { name: common.site.close }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: words.farAway })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the header leads to the list of clinics', async ({ page }) => {
    await page.goto('/en/faq/')
    await page.getByRole('banner').getByRole('link', { name: languages.en.common.nearest.find }).click()
    await expect(page).toHaveURL('/en/clinics/#nearest')
    await expect(page.locator('#nearest')).toBeInViewport()
  })
})
