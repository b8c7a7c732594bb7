import { expect } from '@playwright/test'
import { en as bookingEn } from '#messages/booking/en.ts'
import { no as bookingNo } from '#messages/booking/no.ts'
import { test } from './actions/test.ts'

test.use({ javaScriptEnabled: false })

test('a visitor without JavaScript can use menu, language switch, questions and links', async ({ page }) => {
  await page.goto('/en/physical/diagnosis/back/sciatica/')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page).toHaveURL('/en/physical/diagnosis/back/sciatica/')
  const question = page.locator('details').first()
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open', '')
  await page.getByRole('link', { name: 'Norsk' }).first().click()
  await expect(page).toHaveURL('/fysikalsk/diagnose/rygg/isjias/')
  await page.locator('#site-footer').getByRole('link', { name: 'Vika', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vika')
})

test('the question about cookies is answered once, without JavaScript, and can be changed', async ({ page }) => {
  await page.goto('/en/')
  const banner = page.locator('#consent')
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Refuse' }).click()
  await expect(page).toHaveURL('/en/')
  await expect(banner).toBeHidden()
  await page.goto('/en/faq/')
  await expect(banner).toBeHidden()
  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await page.locator('main').getByRole('button', { name: 'Accept' }).click()
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'consent')
  expect(cookie?.value).toBe('accepted')
})

test('the menu opens on a wide and on a narrow screen', async ({ page }) => {
  await page.goto('/en/')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page
    .locator('#site-header')
    .getByRole('button', { name: /Health care/ })
    .click()
  await expect(page.locator('#site-header').getByRole('link', { name: /Back/ }).first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await page.getByRole('button', { name: 'Close the menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden()
})

test('the booking page says how to book by phone', async ({ page }) => {
  await page.goto('/en/book-an-appointment/')
  await expect(page.getByText('Call the clinic to book').first()).toBeVisible()
  const numbers = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^\+47/ }) })
  await expect(numbers.filter({ hasText: 'Bislett' })).toContainText(/Mon–\u2060?Thu\s8–\u2060?20/)
  // Nothing promises the steps, nor looks as if it could be chosen.
  await expect(page.getByText('Choose what you need help with')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Would you rather call?' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Before you book' })).toBeHidden()
  await expect(page.getByRole('link', { name: '113' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'General Physician', exact: true })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Choose type' })).toBeHidden()
  for (const link of await page.getByRole('main').getByRole('link').all())
    if (await link.isVisible()) expect(await link.getAttribute('href')).not.toMatch(/^\?/)
})

for (const { path, words } of [
  { path: '/en/my-appointment/', words: bookingEn.manage },
  { path: '/min-time/', words: bookingNo.manage },
]) {
  test(`the page of an appointment says whom to call, and offers nothing that cannot work: ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByText(words.withoutScript)).toBeVisible()
    await expect(page.getByRole('heading', { name: words.callClinic, exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '+47 21 49 60 14' })).toBeVisible()
    await expect(page.getByText(words.needLink)).toBeHidden()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })
}

for (const path of ['/en/offer/', '/en/order/', '/en/waiting-list/']) {
  test(`a page that a link of an SMS opens says what to do, with the clinics' numbers: ${path}`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(/JavaScript/)).toBeVisible()
    await expect(main.getByRole('link', { name: '+47 21 49 60 14' })).toBeVisible()
    await expect(main.getByRole('textbox')).toHaveCount(0)
  })
}

test('the tablet of a waiting room says what to do', async ({ page }) => {
  await page.goto('/en/kiosk/bislett/')
  await expect(page.getByText('Please go to the front desk, or call us on +47 21 49 60 14')).toBeVisible()
  await expect(page.getByText('One moment …')).toBeHidden()
})

test('a clinic promises nothing about now without JavaScript, and its hours, services, people and map are there', async ({
  page,
}) => {
  await page.goto('/en/clinics/bislett/')
  for (const fact of ['state', 'doors', 'wait', 'time', 'day'])
    for (const place of await page.locator(`[data-fact=${fact}]`).all()) await expect(place).toHaveText('')
  await expect(page.getByText(/^Open( until|$)/)).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Opening hours', exact: true })).toContainText('08:00–20:00')
  await expect(page.locator('[data-services=gp]').getByText('See times')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Open in maps' }).getByRole('link')).toHaveAttribute(
    'href',
    /mlat=59/,
  )
  await expect(page.locator('#team').getByRole('link').first()).toBeVisible()
})
