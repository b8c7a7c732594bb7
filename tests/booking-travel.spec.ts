import { expect } from '@playwright/test'
import {
  choose,
  confirm,
  drawPerson,
  expectStep,
  identify,
  languages,
  openBooking,
  pickTime,
  pressNext,
  test,
  workday,
} from './actions/booking.ts'

const { words } = languages.en
/** A Thursday, so that three working days reach over a weekend. */
const day = workday(2)
const openForm = async (page: Parameters<typeof openBooking>[0], treatment: string) => {
  await openBooking(page, 'en', `?treatment=${treatment}&clinic=vika&date=${day}`)
  await pickTime(page)
  await pressNext(page, 'en')
  await expectStep(page, words.step.information)
}

test('a traveller learns that the test is too late for the flight, takes another, and the clinic is told the departure', async ({
  page,
}) => {
  await openForm(page, 'covid-standard-rt-pcr')
  await expect(page.getByText('Bring your passport to the visit.')).toBeVisible()
  await expect(page.getByLabel(words.form.name)).toHaveAccessibleDescription('As it’s written in your passport')
  await expect(page.getByLabel(words.form.email)).toHaveAccessibleDescription(/certificate/)
  await expect(page.getByLabel(words.form.description)).toHaveAccessibleDescription(/flight to Bangkok/)
  const departure = page.getByLabel('Departure')
  await departure.fill('2026-12-04T21:00')
  const advice = page.getByRole('status').filter({ hasText: 'Standard RT-PCR may be ready too late' })
  // From Thursday over the weekend: the third working day is Tuesday.
  await expect(advice).toContainText('the result can take until Tuesday 8 December')
  await departure.fill('2026-12-09T21:00')
  await expect(page.getByText('Standard RT-PCR is in time for your flight')).toBeVisible()
  await departure.fill('2026-12-04T21:00')
  await choose(page, 'Choose Express RT-PCR, which will be ready in time')
  await expectStep(page, words.step.time)
  await pickTime(page)
  await pressNext(page, 'en')
  // What was typed is still there, and never in the address.
  await expect(departure).toHaveValue('2026-12-04T21:00')
  await expect(page.getByText('Express RT-PCR is in time for your flight')).toBeVisible()
  expect(page.url()).not.toContain('21:00')
  await identify(page, 'en', drawPerson('en'))
  await expect(page.getByRole('main')).toContainText('Friday 4 December, 21:00')
  const ordered = page.waitForRequest('**/api/bookings')
  await confirm(page, 'en')
  expect((await ordered).postDataJSON().patient.departure).toBe('2026-12-04T21:00:00+01:00')
})

test('nobody else is asked about a flight, and a flight before the visit is pointed out', async ({ page }) => {
  await openForm(page, 'covid-fit-to-fly')
  await page.getByLabel('Departure').fill('2026-12-02T21:00')
  await expect(page.getByText('Your flight leaves before your appointment.')).toBeVisible()
  await openForm(page, 'gp-consultation')
  await expect(page.getByLabel('Departure')).toHaveCount(0)
  await expect(page.getByLabel(words.form.name)).toHaveAccessibleDescription('')
})

test('the two times that are stated for a result are explained where they meet', async ({ page }) => {
  await openBooking(page, 'en', '?type=covid&service=covid-test')
  await expect(page.getByText('Results in 2 hours.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Which test should I choose?' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1–3 hours', { exact: true }).first()).toBeVisible()
  await expect(dialog.getByText(words.dialog['covid-which-test'].twoTimes)).toBeVisible()
})
