import { expect, type Page } from '@playwright/test'
import {
  choose,
  doctorAt,
  drawPerson,
  expectStep,
  identify,
  languages,
  openBooking,
  pickTime,
  pressNext,
  test,
  turnToLater,
  workday,
} from './actions/booking.ts'

const { words } = languages.en
const { step } = words
const inOslo = 'Choose clinic in Oslo'
const back = (page: Page) => page.getByRole('link', { name: words.nav.back }).click()

test('Back leads from every step to the one before, with its answer marked and Next beside it', async ({ page }) => {
  await openBooking(page, 'en')
  for (const answer of ['General Physician', 'Doctor in clinic', 'Doctor’s appointment', 'Oslo', 'Torshov']) {
    await choose(page, answer)
  }
  await turnToLater(page, 'en', 3)
  const time = await pickTime(page)
  await pressNext(page, 'en')
  await identify(page, 'en', drawPerson('en'))

  await back(page)
  await expectStep(page, step.information)
  await expect(page.getByLabel(words.form.name)).toHaveValue('Kari Nordmann')
  const steps = [
    [step.time, undefined],
    [inOslo, 'Torshov'],
    [step.area, 'Oslo'],
    [step.treatment, 'Doctor’s appointment'],
    [step.service, 'Doctor in clinic'],
    [step.type, 'General Physician'],
  ] as const
  for (const [name, answer] of steps) {
    await back(page)
    await expectStep(page, name)
    if (!answer) {
      await expect(page.getByRole('main').getByRole('button', { name: time, pressed: true })).toBeVisible()
      continue
    }
    await expect(page.getByRole('main').getByRole('link', { name: answer, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
  }
  for (const name of [step.service, step.treatment, step.area, inOslo, step.time]) {
    await page.getByRole('link', { name: words.nav.next, exact: true }).click()
    await expectStep(page, name)
  }
  await pressNext(page, 'en')
  await expect(page.getByLabel(words.form.name)).toHaveValue('Kari Nordmann')
  // The number was proved before: no second code.
  await pressNext(page, 'en')
  await expectStep(page, step.confirm)
})

test('the browser’s own Back, Forward and reload land where they should', async ({ page }) => {
  await openBooking(page, 'en')
  await choose(page, 'Physical')
  await expectStep(page, step.service)
  await choose(page, 'Physiotherapist')
  await expectStep(page, step.treatment)
  await page.goBack()
  await expectStep(page, step.service)
  await expect(page).toHaveTitle('Choose service | Innom')
  await page.goBack()
  await expectStep(page, step.type)
  await page.goForward()
  await page.goForward()
  await expectStep(page, step.treatment)
  await page.reload()
  await expectStep(page, step.treatment)
  await expect(page).toHaveTitle('Choose treatment | Innom')
})

test('a shared link opens the times that its sender saw, and says nothing about a person', async ({
  page,
  context,
}) => {
  await openBooking(page, 'en', doctorAt('skoyen', workday(4)))
  const time = await pickTime(page)
  await pressNext(page, 'en')
  await identify(page, 'en', drawPerson('en'))
  expect(page.url()).not.toMatch(/Kari|Nordmann|2000|47|Sore/i)
  const shared = await context.newPage()
  await shared.goto(page.url())
  await expectStep(shared, step.information)
  await expect(shared.getByText(words.note.retype)).toBeVisible()
  await expect(shared.getByLabel(words.form.name)).toHaveValue('')
  await expect(shared.getByRole('complementary', { name: words.summary.heading })).toContainText(time)
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(stored).not.toMatch(/Kari|2000-03-04|Sore throat/)
})

test('Edit keeps everything that still holds', async ({ page }) => {
  await openBooking(page, 'en', doctorAt('skoyen'))
  const summary = page.getByRole('complementary', { name: words.summary.heading })
  await summary.getByRole('link', { name: 'Edit: Treatment' }).click()
  await expectStep(page, step.treatment)
  await choose(page, 'Double appointment')
  await expectStep(page, step.time)
  await expect(summary).toContainText('Skøyen')
  await expect(summary).toContainText('NOK 1,390')
  await summary.getByRole('link', { name: 'Edit: Clinic' }).click()
  await expectStep(page, inOslo)
  await choose(page, 'All')
  await expectStep(page, 'Choose clinic in all of Norway')
  await choose(page, 'Bergen')
  await expectStep(page, 'Choose clinic in Bergen')
  await page.getByRole('article').getByRole('link', { name: 'Bergen', exact: true }).click()
  await expectStep(page, step.time)
  await expect(summary).toContainText('Double appointment')
})

test('a step with only one choice is passed over, and the page says so', async ({ page }) => {
  await openBooking(page, 'en')
  await choose(page, 'Psychologist')
  await choose(page, 'Psychiatrist')
  await expectStep(page, step.time)
  await expect(page.getByText('Clinic was chosen for you, because there is only one: Hegdehaugsveien.')).toBeVisible()
  await expect(page.getByText('Treatment was chosen for you')).toBeVisible()
  await back(page)
  await expectStep(page, step.service)
})

test('values that make no sense lead to the nearest step that does, with a word about it', async ({ page }) => {
  const cases = [
    ['?type=dentist', step.type, words.note.type],
    ['?type=physical&service=gp', step.service, words.note.service],
    ['?treatment=gp-consultation&clinic=atlantis', step.area, words.note.clinic],
    ['?treatment=psychologist-consultation&clinic=bergen', step.time, words.note.clinic],
    [`${doctorAt('bislett')}&date=2026-02-30`, step.time, words.note.date],
    [`${doctorAt('bislett')}&date=2020-01-02`, step.time, words.note.date],
    [`${doctorAt('bislett')}&date=2099-01-02`, step.time, words.note.date],
    [`${doctorAt('bislett')}&slot=rubbish`, step.time, words.note.slot],
    [`${doctorAt('bislett')}&step=confirm`, step.time, words.note.step],
    ['?partner=nobody', step.type, words.note.partner],
  ]
  for (const [query, name, note] of cases) {
    await openBooking(page, 'en', query)
    await expectStep(page, name!)
    await expect(page.getByText(note!)).toBeVisible()
  }
})

test('links from clinics, practitioners and partners bring their wish along', async ({ page }) => {
  await openBooking(page, 'en', '?clinic=hegdehaugsveien')
  await expect(page.getByText('You’ve chosen our Hegdehaugsveien clinic.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Covid', exact: true })).toBeHidden()
  await choose(page, 'Psychologist')
  await choose(page, 'Psychiatrist')
  await expectStep(page, step.time)

  await openBooking(page, 'en', '?practitioner=sara-haugland')
  await choose(page, 'Physical')
  await choose(page, 'Physiotherapist')
  await expectStep(page, step.treatment)
  await choose(page, /^First time/)
  await expectStep(page, step.time)
  await expect(page.getByRole('button', { name: 'Sara Haugland' })).toHaveAttribute('aria-pressed', 'true')

  await openBooking(page, 'en', '?partner=norvind&type=covid&service=covid-test')
  await expect(page.getByRole('main')).toContainText('NOK 595')
})

test('the other language keeps the choices, the partner, the held time and what was typed', async ({ page }) => {
  const { words: norwegian } = languages.no
  await openBooking(page, 'en', `${doctorAt('bislett', workday(5))}&partner=norvind`)
  await pickTime(page)
  await pressNext(page, 'en')
  await expect(page.getByText(words.hold.held)).toBeVisible()
  const released: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && released.push(request.url()))
  await page.getByLabel(words.form.name).fill('Kari Nordmann')
  await page.getByLabel(words.form.birthdate).fill('03/04/2000')
  const choices = new URL(page.url()).search
  await page.getByRole('banner').getByRole('link', { name: 'Norsk' }).click()
  await expectStep(page, norwegian.step.information)
  expect(new URL(page.url()).search).toBe(choices)
  await expect(page.getByLabel(norwegian.form.name)).toHaveValue('Kari Nordmann')
  // Day and month change places.
  await expect(page.getByLabel(norwegian.form.birthdate)).toHaveValue('04-03-2000')
  await expect(
    page
      .getByRole('main')
      .getByText(/Norvind/)
      .first(),
  ).toBeVisible()
  await expect(page.getByText(norwegian.hold.held)).toBeVisible()
  expect(released).toEqual([])
})

test('nothing around the booking starts it over or leads away by mistake', async ({ page }) => {
  await openBooking(page, 'en', doctorAt('bislett'))
  await expectStep(page, step.time)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link')).toHaveText(['innom', 'Norsk', 'Help, opens in a new tab'])
  await expect(header.getByRole('button')).toHaveCount(0)
})
