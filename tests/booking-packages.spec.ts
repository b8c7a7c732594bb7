import { expect } from '@playwright/test'
import { expectAccessible } from './actions/accessible.ts'
import { confirm, languages, test } from './actions/booking.ts'
import { bookFirst, visitsOf } from './actions/packages.ts'

test('a package is booked at a desk by keyboard: the next visit, then the rest is given back from my appointment', async ({
  page,
}) => {
  const { words } = languages.no
  await bookFirst(page, 'no', '2026-11-27')
  await expect(page.getByText(/Et besøk du ikke møter til .* koster .* i tillegg/)).toBeVisible()
  await confirm(page, 'no')
  const visits = visitsOf(page, 'no')
  await visits.getByRole('button', { name: /kl\./ }).first().focus()
  await page.keyboard.press('Enter')
  await expect(visits.getByRole('status')).toContainText('Besøk 2 er bestilt')
  await expectAccessible(page, 'the visits of a package on a wide screen')

  await page.goto('/min-time/')
  await visits.getByRole('button', { name: words.package.cancelAll }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog).toContainText(words.package.payNothing)
  await dialog.getByRole('button', { name: words.package.yesRest }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.manage.cancelled)
  await expect(page.getByText(words.package.restCancelled)).toBeVisible()
})
