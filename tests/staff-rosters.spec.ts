import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './actions/accessible.ts'
import { bookByApi } from './actions/api-booking.ts'
import { drawPhone, test } from './actions/booking.ts'
import { openConsole, staffClinic } from './actions/staff.ts'

/** A week of its own, so that no other test books or plans there. */
const week = '2026-12-07'
const tuesday = '2026-12-08'

const grid = (page: Page) => page.getByRole('table', { name: 'Shifts this week' })
const openRosters = (page: Page) => openConsole(page, 'manager', `/en/staff/?screen=rosters&date=${week}`)

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
