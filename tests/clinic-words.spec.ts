import { expect } from '@playwright/test'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { describeClinicState } from '#messages/clinic-state.ts'
import { languages, openBooking, test } from './actions/booking.ts'

type Clinics = AnswerOf<'GET /clinics'>['clinics']

test('the state of a clinic has the same words in the list, on its page and in the booking', async ({
  page,
  request,
}) => {
  const locale = 'no'
  const { common } = languages[locale]
  const ask = async (query: string) =>
    ((await (await request.get(`/api/clinics?locale=${locale}${query}`)).json()) as { clinics: Clinics }).clinics
  const clinics = await ask('')
  const closed = clinics.find(({ today }) => today.state === 'closed')!
  await page.goto('/klinikker/')
  for (const { id, today } of clinics)
    await expect(page.locator(`[data-clinic=${id}] [data-fact=state]`)).toHaveText(
      describeClinicState(common.clinic, today),
    )
  await page.goto(`/klinikker/${closed.id}/`)
  await expect(page.locator('.now [data-fact=state]')).toHaveText(common.clinic.closedToday)
  await expect(page.locator('.now [data-fact=doors]')).toHaveText(/^Åpner /)

  const doctors = await ask('&treatment=gp-consultation')
  const full = doctors.find(({ today }) => today.state === 'fully-booked')!
  await openBooking(page, locale, '?treatment=gp-consultation&area=all')
  for (const [{ name }, words] of [
    [closed, common.clinic.closedToday],
    [full, common.clinic.fullyBookedToday],
  ] as const)
    await expect(
      page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) }),
    ).toContainText(words)
  await openBooking(page, locale, `?treatment=gp-consultation&clinic=${full.id}`)
  await expect(page.locator('.day').first()).toContainText(common.clinic.fullyBooked)
})
