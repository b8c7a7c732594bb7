import { expect } from '@playwright/test'
import { expectAccessible } from './actions/accessible.ts'
import { confirm, languages, readMessages, test } from './actions/booking.ts'
import { bookFirst, visitsOf } from './actions/packages.ts'

test('a package says before the order what it has, costs and what a missed visit costs', async ({ page }) => {
  await bookFirst(page, 'en', '2026-11-24')
  await expect(page.getByRole('heading', { name: 'Package of 3 visits' })).toBeVisible()
  await expect(page.getByText('Visit 2: 4–6 weeks after the visit before, 20 min')).toBeVisible()
  await expect(page.getByText('You pay once, at the clinic after the first visit.')).toBeVisible()
  await expect(
    page.getByText(/A visit that you miss, or cancel less than 24 hours before, costs an extra NOK.1,890/),
  ).toBeVisible()
  await expectAccessible(page, 'the order of a package')
})

test('the next visit is booked with one tap, another from its own link, and one can be given back', async ({
  page,
}) => {
  const { words } = languages.no
  const person = await bookFirst(page, 'no', '2026-11-25')
  await confirm(page, 'no')
  const visits = visitsOf(page, 'no')
  const times = visits.getByRole('button', { name: /kl\./ })
  await times.first().click()
  await expect(visits.getByRole('status')).toContainText('Besøk 2 er bestilt')
  await expect(visits.getByRole('heading', { name: words.package.visits })).toBeFocused()
  await expectAccessible(page, 'the visits of a package')
  await expect
    .poll(async () => (await readMessages(page.request, person.phone)).filter(({ text }) => text.includes('bekreftet')))
    .toHaveLength(2)

  // The page of the second visit books the third, and gives the second back.
  await visits.getByRole('link', { name: /Flytt eller avbestill.*Besøk 2 av 3/ }).click()
  await expect(page.getByText(words.package.included)).toBeVisible()
  await times.last().click()
  await expect(visits.getByText(words.package.ended)).toBeVisible()
  await page.getByRole('button', { name: words.manage.cancel }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words.package.cancelOne)
  await dialog.getByRole('button', { name: words.manage.yes }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.manage.cancelled)
  await expect(times.first()).toBeVisible()
})

test('all visits are booked and cancelled by keyboard, with words about the price', async ({ page }) => {
  const { words } = languages.en
  await bookFirst(page, 'en', '2026-11-26')
  await confirm(page, 'en')
  const visits = visitsOf(page, 'en')
  await visits.getByRole('button', { name: words.package.bookAll }).focus()
  await page.keyboard.press('Enter')
  await expect(visits.getByText(words.package.allBooked)).toBeVisible()
  await expect(visits.getByText(words.package.ended)).toBeVisible()
  await visits.getByRole('button', { name: words.package.cancelAll }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expect(dialog).toContainText(words.package.payNothing)
  await expectAccessible(page, 'the question before a package is cancelled')
  await dialog.getByRole('button', { name: words.package.yesRest }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.manage.cancelled)
})
