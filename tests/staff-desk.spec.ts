import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectContrastAndFit } from './actions/accessible.ts'
import { bookByApi } from './actions/api-booking.ts'
import { drawPhone, test } from './actions/booking.ts'
import { openConsole, staffClinic } from './actions/staff.ts'

const date = '2026-11-20'

/** Somebody whom no other test has booked, found by their reference and open beside the day. */
async function openBooking(page: Page, reference: string) {
  await page.keyboard.press('/')
  await expect(page.getByLabel('Find a patient')).toBeFocused()
  await page.keyboard.type(reference)
  await page.keyboard.press('Enter')
  await page.getByRole('option').first().press('Enter')
  const panel = page.getByRole('region', { name: 'Booking' })
  await expect(panel.getByText(reference)).toBeVisible()
  return panel
}

const messagesTo = async (page: Page, phone: string): Promise<string[]> => {
  const { messages } = await (await page.request.get(`/api/dev/outbox?phone=${encodeURIComponent(phone)}`)).json()
  return messages.map(({ text }: { text: string }) => text)
}

test('a booking is cancelled for a reason, and its time is free again', async ({ page, request }) => {
  const { reference } = await bookByApi(request, { clinic: staffClinic, phone: drawPhone(), date })
  await openConsole(page, 'receptionist')
  const panel = await openBooking(page, reference)
  await panel.getByRole('button', { name: 'Cancel', exact: true }).click()
  await panel.getByText('The practitioner is ill').click()
  await expect(panel.getByText('It costs the patient nothing.')).toBeVisible()
  await expectContrastAndFit(page, 'cancelling a booking')
  await panel.getByRole('button', { name: 'Cancel the booking' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByText(/booking is being cancelled/).last()).toBeVisible()
  await expect(async () => {
    const { people } = await (
      await page.request.post('/api/staff/people', {
        data: { query: reference },
        headers: { origin: new URL(page.url()).origin },
      })
    ).json()
    expect(people).toEqual([])
  }).toPass()
})

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
