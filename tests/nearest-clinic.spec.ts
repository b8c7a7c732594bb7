import { expect, type Page } from '@playwright/test'
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

for (const locale of ['en', 'no'] as const) {
  const { nearest: words } = languages[locale].common

  test(`who does not let the browser tell can type where they are (${locale})`, async ({ page, context }) => {
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
    await expect(answerIn(page, `${words.heading}: Lillestrøm`)).toBeVisible()
  })

  test(`a place far from every clinic is told about video (${locale})`, async ({ page }) => {
    await typePlace(page, locale, 'Tromsø')
    await expect(answerIn(page, words.farAway)).toBeVisible()
    await page.getByRole('link', { name: words.video }).click()
    await expect(page).toHaveURL(`${languages[locale].path}?type=video`)
  })
}

test('a name that many places have is a question', async ({ page }) => {
  const { nearest: words } = languages.en.common
  await typePlace(page, 'en', 'Herøy')
  await expect(page.getByText(words.answers.which)).toBeVisible()
  await page.getByRole('button', { name: 'Herøy (Nordland)' }).click()
  await expect(answerIn(page, words.heading)).toBeVisible()
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
