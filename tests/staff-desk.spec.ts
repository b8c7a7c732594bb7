import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './actions/accessible.ts'
import { drawPhone, test } from './actions/booking.ts'
import { openConsole } from './actions/staff.ts'

const date = '2026-11-20'

const messagesTo = async (page: Page, phone: string): Promise<string[]> => {
  const { messages } = await (await page.request.get(`/api/dev/outbox?phone=${encodeURIComponent(phone)}`)).json()
  return messages.map(({ text }: { text: string }) => text)
}

test('a caller is booked on one page, without a code, and gets the ordinary message', async ({ page }) => {
  await openConsole(page, 'receptionist', `/en/staff/?date=${date}`)
  await page.getByRole('button', { name: 'Book for a caller' }).click()
  await expect(page.getByRole('combobox', { name: 'Treatment' })).toBeFocused()
  await page.keyboard.type('Doctor’s app')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page
    .getByRole('list', { name: /^Available times/ })
    .getByRole('button')
    .last()
    .click()
  await expect(page.getByText(/^Held while you type/)).toBeVisible()
  await page.getByRole('button', { name: /^Book and send/ }).click()
  await expect(page.getByText('Enter the whole name.')).toBeVisible()
  await expectAccessible(page, 'booking for a caller')
  const phone = drawPhone()
  await page.getByLabel('First and last name').fill('Solveig Prøve')
  await page.getByLabel('Date of birth').fill('4.3.1971')
  await page.getByLabel('Mobile phone').fill(phone.replace('+47', ''))
  await page.getByLabel('Reason for the visit').fill('Sore throat')
  await page.getByRole('button', { name: /^Book and send/ }).click()
  await expect(page.getByRole('heading', { name: 'It’s booked' })).toBeFocused()
  await expect(async () => expect(await messagesTo(page, phone)).toHaveLength(1)).toPass()
  await page.getByRole('button', { name: 'See the day' }).click()
  await expect(page.getByRole('button', { name: /Solveig Prøve/ }).first()).toBeVisible()
})
