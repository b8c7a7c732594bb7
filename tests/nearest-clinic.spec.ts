import { expect } from '@playwright/test'
import { languages, test } from './actions/booking.ts'

const lists = { en: '/en/clinics/', no: '/klinikker/' } as const

for (const locale of ['en', 'no'] as const) {
  const { nearest: words } = languages[locale].common

  test(`who does not let the browser tell can type where they are (${locale})`, async ({ page, context }) => {
    await context.clearPermissions()
    await page.goto(lists[locale])
    await page.getByRole('button', { name: words.find }).click()
    const answer = page.getByRole('status').filter({ hasText: words.unavailable })
    await expect(answer).toContainText(words.answers.refused)
    await expect(answer).toContainText(words.instead)
    await page.getByText(words.orPlace).click()
    const place = page.getByLabel(words.place, { exact: true })
    await place.fill('lillestrom')
    await page.getByRole('button', { name: words.search, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: `${words.heading}: Lillestrøm` })).toBeVisible()
  })

  test(`a place far from every clinic is told about video (${locale})`, async ({ page }) => {
    await page.goto(lists[locale])
    await page.getByText(words.orPlace).click()
    await page.getByLabel(words.place, { exact: true }).fill('Tromsø')
    await page.getByLabel(words.place, { exact: true }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: words.farAway })).toBeVisible()
    await page.getByRole('link', { name: words.video }).click()
    await expect(page).toHaveURL(`${languages[locale].path}?type=video`)
  })
}

test('a name that many places have is a question', async ({ page }) => {
  const { nearest: words } = languages.en.common
  await page.goto(lists.en)
  await page.getByText(words.orPlace).click()
  await page.getByLabel(words.place, { exact: true }).fill('Herøy')
  await page.getByLabel(words.place, { exact: true }).press('Enter')
  await expect(page.getByText(words.answers.which)).toBeVisible()
  await page.getByRole('button', { name: 'Herøy (Nordland)' }).click()
  await expect(page.getByRole('status').filter({ hasText: words.heading })).toBeVisible()
})

test('what was told in the list of clinics is known in the booking', async ({ page }) => {
  const { nearest: words } = languages.en.common
  await page.goto(lists.en)
  await page.getByText(words.orPlace).click()
  await page.getByLabel(words.place, { exact: true }).fill('5003')
  await page.getByLabel(words.place, { exact: true }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `${words.heading}: Bergen` })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Book an appointment' }).click()
  await expect(page).toHaveURL(languages.en.path)
  await page.goBack()
  await expect(page.getByRole('status').filter({ hasText: `${words.heading}: Bergen` })).toBeVisible()
})
