import { expect } from '@playwright/test'
import { absenceMessagesFor } from '#messages/absence.ts'
import { places, proveByKeyboard, reportAbsence } from './actions/absence.ts'
import { test } from './actions/booking.ts'

const words = absenceMessagesFor('en', 'norway')

test('an employee reports absence by keyboard and is offered a doctor', async ({ page }) => {
  await reportAbsence(page, 'en')
})

test('who came through their company’s page finds it chosen, and a proof that has run out loses nothing', async ({
  page,
}) => {
  await page.goto('/en/tinde/')
  await page.getByRole('link', { name: 'report absence' }).click()
  await proveByKeyboard(page, 'en')
  await expect(page.getByLabel(words.partner, { exact: true })).toHaveValue('tinde')
  await page.getByLabel(words.name, { exact: true }).fill('Ola Nordmann')
  await page.route('**/api/absences', (route) => route.fulfill({ status: 422, json: { code: 'invalid-code' } }), {
    times: 1,
  })
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByRole('alert')).toHaveText(words.proofGone)
  await proveByKeyboard(page, 'en', { isStarted: true })
  await expect(page.getByLabel(words.name, { exact: true })).toHaveValue('Ola Nordmann')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says whom to call', async ({ page }) => {
    await page.goto(places.en)
    await expect(page.getByText('Call your manager to report absence.')).toBeVisible()
    await expect(page.getByRole('button', { name: words.start })).toBeHidden()
  })
})
