import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './actions/accessible.ts'
import { bookByApi } from './actions/api-booking.ts'
import { drawPhone, test } from './actions/booking.ts'
import { openConsole, staffClinic } from './actions/staff.ts'

/** Weeks of their own, so that no other test books or plans there. */
const week = '2026-12-07'
const tuesday = '2026-12-08'

const grid = (page: Page) => page.getByRole('table', { name: 'Shifts this week' })
const openRosters = (page: Page, date = week) => openConsole(page, 'manager', `/en/staff/?screen=rosters&date=${date}`)

test('a manager sees who works when, tries another shift out and saves it', async ({ page }) => {
  await openRosters(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Week 50')
  const cell = grid(page)
    .getByRole('button', { name: /, Wed.*:.*\d\d:\d\d–\d\d:\d\d/ })
    .first()
  await cell.click()
  const panel = page.getByRole('region', { name: /Wednesday 9 December/ })
  await panel.getByRole('group', { name: 'Shift' }).first().getByLabel('To', { exact: true }).fill('12:00')
  await panel.getByRole('button', { name: 'See what it gives' }).last().click()
  await expect(panel.getByRole('status')).toContainText('available times become')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('status')).toContainText('Saved.')
  await expect(cell).toContainText('–12:00')
  await panel.getByRole('button', { name: /History of/ }).click()
  const history = page.getByRole('region', { name: /History of/ })
  await expect(history).toContainText('manager@innom.example')
  await history.getByRole('button', { name: 'Undo the last change' }).click()
  await expect(cell).not.toContainText('–12:00')
  await expectAccessible(page, 'the week')
})

test('the patient of somebody who is away is offered other times, and one tap moves the appointment', async ({
  page,
  browser,
}) => {
  const phone = drawPhone()
  const booked = await bookByApi(page.request, { clinic: staffClinic, phone, date: tuesday })
  await openRosters(page)
  const read = await page.request.get(`/api/staff/bookings/${booked.reference}`)
  const { practitioner } = await read.json()
  await grid(page)
    .getByRole('button', { name: new RegExp(`${practitioner.name}, Tue`) })
    .click()
  const panel = page.getByRole('region', { name: /Tuesday 8 December/ })
  await panel.getByRole('button', { name: 'Report absence' }).click()
  await expect(panel.getByRole('status').last()).toContainText(/lose(s its|s? their) time/)
  const lost = page.getByRole('region', { name: 'Bookings without a time' })
  const mine = lost.getByRole('listitem').filter({ hasText: 'Kari Anne Nordmann' }).first()
  await mine.getByRole('button', { name: 'Offer another time' }).click()
  await expect(mine).toContainText('Offered until')

  const patient = await browser.newPage()
  let link = ''
  await expect(async () => {
    const { messages } = await (await page.request.get('/api/dev/outbox', { params: { phone } })).json()
    link = messages.map(({ text }: { text: string }) => /\S+\/en\/offer\/#\S+/.exec(text)?.[0]).find(Boolean)
    expect(link).toBeTruthy()
  }).toPass()
  await patient.goto(link)
  expect(patient.url()).not.toContain(booked.reference)
  const times = patient.getByRole('list', { name: 'The times we’re holding' })
  await expectAccessible(patient, 'an offer')
  await times.getByRole('button').first().click()
  await expect(patient.getByRole('heading', { level: 1 })).toHaveText('Your appointment is moved')
  await expect(mine).toBeHidden()
  await patient.goto(link)
  await expect(patient.getByRole('heading', { level: 1 })).toHaveText('Your appointment is moved')
  await patient.close()
})

test('two managers who change the same day are told, and nothing is lost', async ({ page, browser }) => {
  await openRosters(page, '2026-12-14')
  const other = await (await browser.newContext()).newPage()
  await openRosters(other, '2026-12-14')
  // The second window does not hear of the first one's change.
  await other.context().route('**/api/staff/rosters?*', (route) => route.abort())
  const name = /, Thu.*:.*\d\d:\d\d–\d\d:\d\d/
  for (const window of [page, other]) {
    await grid(window).getByRole('button', { name }).first().click()
    const panel = window.getByRole('region', { name: /Thursday 17 December/ })
    await panel.getByRole('group', { name: 'Shift' }).first().getByLabel('To', { exact: true }).fill('13:00')
    await panel.getByRole('button', { name: 'Save' }).click()
  }
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(other.getByRole('alert')).toContainText('Somebody else changed this meanwhile')
  await other.context().close()
})
