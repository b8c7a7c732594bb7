import { expect, type Page } from '@playwright/test'
import { format } from '#messages/format.ts'
import {
  choose,
  confirm,
  doctorAt,
  drawPerson,
  expectStep,
  fillInformation,
  identify,
  type Locale,
  languages,
  openBooking,
  pickTime,
  pressNext,
  test,
  turnToLater,
  workday,
} from './actions/booking.ts'

const landing = (locale: Locale, id: string) => (locale === 'en' ? `/en/${id}/` : `/${id}/`)
const amount = (locale: Locale, number: number) => (locale === 'en' ? `NOK\u00a0${number}` : `${number}\u00a0kr`)

async function openForm(page: Page, locale: Locale, clinic: string, day: number) {
  await openBooking(page, locale, doctorAt(clinic, workday(day)))
  await pickTime(page)
  await pressNext(page, locale)
  await expectStep(page, languages[locale].words.step.information)
}

const summaryOf = (page: Page, locale: Locale) =>
  page.getByRole('alert').filter({ hasText: languages[locale].common.validation.errorSummary })

const reviewOf = (page: Page, locale: Locale, name: string) => {
  const heading = format(languages[locale].words.partner.heading, { name })
  return page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) })
}

const ticketOf = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: languages[locale].words.booked.yourAppointment })

const isThrough = async (page: Page, locale: Locale, name: string) =>
  expect(page.getByText(format(languages[locale].words.partner.booksThrough, { name }))).toBeVisible()

test('an airline’s member comes from its page and earns points', async ({ page }) => {
  const locale = 'en'
  const { words, common } = languages[locale]
  await page.goto(landing(locale, 'norvind'))
  await expect(page.getByRole('main')).toContainText(amount(locale, 595))
  // Into the booking by an address that does not name the partner: it is known all the same, also after a reload.
  await openForm(page, locale, 'okern', 1)
  await isThrough(page, locale, 'Norvind')
  await page.reload()
  await isThrough(page, locale, 'Norvind')
  const person = drawPerson(locale)
  await fillInformation(page, locale, person)
  const number = page.getByLabel(words.partner.labels.rewardNumber)
  for (const wrong of ['', '123', '123456789', '1234567a']) {
    await number.fill(wrong)
    await pressNext(page, locale)
    await expect(summaryOf(page, locale)).toContainText(common.validation['reward-number'])
  }
  await number.fill('1234 5678')
  await identify(page, locale, person)
  await isThrough(page, locale, 'Norvind')
  const review = reviewOf(page, locale, 'Norvind')
  await expect(review.getByRole('definition').first()).toHaveText('12345678')
  await review.getByRole('link', { name: words.nav.edit }).click()
  await number.fill('11 2233 4455')
  await pressNext(page, locale)
  await confirm(page, locale)
  const ticket = ticketOf(page, locale)
  await expect(ticket).toContainText('Norvind')
  await expect(ticket).toContainText('1122334455')
  await expect(ticket.getByText(words.partner.earned).locator('..')).toContainText(words.partner.earnedLater)
})

test('an insured person reads and accepts the terms, and sees their share everywhere', async ({ page }) => {
  const locale = 'no'
  const { words, common } = languages[locale]
  const share = format(common.price.share, { amount: amount(locale, 195) })
  await page.goto(landing(locale, 'havnely'))
  await expect(page.getByRole('main')).toContainText(share)
  await openBooking(page, locale, '?type=general-practitioner&service=gp')
  await expect(page.getByRole('main')).toContainText(share)
  await openForm(page, locale, 'okern', 4)
  await expect(page.getByRole('complementary')).toContainText(share)
  const person = drawPerson(locale)
  await fillInformation(page, locale, person)
  await pressNext(page, locale)
  await expect(summaryOf(page, locale).getByRole('link')).toHaveText([common.validation['must-accept']])
  await page.getByRole('link', { name: format(words.partner.readTerms, { name: 'Havnely' }) }).click()
  const terms = page.getByRole('dialog').frameLocator('iframe')
  await expect(terms.getByText('Jeg betaler egenandelen')).toBeVisible()
  await expect(terms.getByRole('banner')).toBeHidden()
  await page.getByRole('dialog').getByRole('button', { name: words.nav.close }).click()
  await page.getByLabel(words.partner.labels.accepted).check()
  await identify(page, locale, person)
  await expect(page.getByRole('main')).toContainText(share)
  await expect(reviewOf(page, locale, 'Havnely')).toContainText(words.partner.yes)
  await confirm(page, locale)
  await expect(ticketOf(page, locale)).toContainText(share)
  await expect(ticketOf(page, locale)).toContainText('Havnely')
})

test('an employee gives what the company asks for', async ({ page }) => {
  const locale = 'en'
  const { words, common } = languages[locale]
  await page.goto(landing(locale, 'tinde'))
  await openForm(page, locale, 'okern', 5)
  const { labels } = words.partner
  for (const name of ['campaign', 'department', 'costCenter'] as const) {
    await expect(page.getByLabel(labels[name])).toHaveAccessibleDescription(words.partner.required)
  }
  const person = drawPerson(locale)
  await fillInformation(page, locale, person)
  await pressNext(page, locale)
  const { required } = common.validation
  await expect(summaryOf(page, locale).getByRole('link')).toHaveText(
    [labels.campaign, labels.department, labels.costCenter].map((label) => `${label}: ${required}`),
  )
  await page.getByLabel(labels.campaign).selectOption({ index: 1 })
  await page.getByLabel(labels.department).selectOption('production')
  await page.getByLabel(labels.costCenter).fill('4200')
  await identify(page, locale, person)
  const review = reviewOf(page, locale, 'Tinde')
  await expect(review.getByRole('term')).toHaveText([labels.campaign, labels.department, labels.costCenter])
  await review.getByRole('link', { name: labels.costCenter }).click()
  await expectStep(page, words.step.information)
  await page.getByLabel(labels.costCenter).fill('4300')
  await pressNext(page, locale)
  await confirm(page, locale)
  const ticket = ticketOf(page, locale)
  for (const text of ['Tinde', 'Production', '4300']) {
    await expect(ticket).toContainText(text)
  }
})

test('a student books at the student price and reads everywhere what to show', async ({ page }) => {
  const locale = 'no'
  const { words } = languages[locale]
  await page.goto(landing(locale, 'student'))
  await expect(page.getByRole('main')).toContainText(amount(locale, 445))
  await openForm(page, locale, 'okern', 8)
  await isThrough(page, locale, 'Kollokvie')
  await expect(page.getByText('Vis studentbeviset')).toBeVisible()
  const person = drawPerson(locale)
  await fillInformation(page, locale, person)
  await identify(page, locale, person)
  await expect(page.getByRole('main')).toContainText(amount(locale, 595))
  await expect(reviewOf(page, locale, 'Kollokvie').getByRole('term')).toHaveText(words.partner.proof)
  await confirm(page, locale)
  const ticket = ticketOf(page, locale)
  for (const text of ['Kollokvie', 'Vis studentbeviset', amount(locale, 595)]) await expect(ticket).toContainText(text)
})

test('what is covered says so and never what nothing costs', async ({ page }) => {
  const { words, common } = languages.en
  await page.goto('/en/fjelltrygg/')
  await expect(page.getByRole('main')).toContainText(common.price.covered)
  await openBooking(page, 'en', '?type=general-practitioner')
  await expect(page.getByRole('main')).toContainText(words.choose.someCovered)
  await choose(page, 'Doctor in clinic')
  await expect(page.getByRole('main')).toContainText(common.price.covered)
  await choose(page, 'Doctor’s appointment')
  await isThrough(page, 'en', 'Fjelltrygg')
  await expect(page.getByRole('main')).not.toContainText(/NOK\s0/)
})

test('a treatment outside the agreement is booked without it, and another one with it again', async ({ page }) => {
  const { words } = languages.en
  await openBooking(page, 'en', '?partner=fjelltrygg&treatment=health-check&clinic=okern')
  await expect(page.getByText(format(words.note.uncovered, { name: 'Fjelltrygg' }))).toBeVisible()
  await turnToLater(page, 'en')
  await pickTime(page)
  await pressNext(page, 'en')
  await expectStep(page, words.step.information)
  await expect(page.getByLabel(words.partner.labels.accepted)).toBeHidden()
  await openBooking(page, 'en', doctorAt('okern'))
  await isThrough(page, 'en', 'Fjelltrygg')
})

test('the way out of an agreement holds for the rest of the visit', async ({ page }) => {
  const { words } = languages.en
  await page.goto('/en/tinde/')
  await openBooking(page, 'en', doctorAt('okern'))
  await isThrough(page, 'en', 'Tinde')
  await page.getByRole('link', { name: words.partner.leave }).click()
  await expect(page.getByText(format(words.partner.booksThrough, { name: 'Tinde' }))).toBeHidden()
  await openBooking(page, 'en')
  await expectStep(page, words.step.type)
  await expect(page).not.toHaveURL(/partner/)
})

test('a partner that nobody knows is said plainly, once, and the booking goes on', async ({ page }) => {
  const { words } = languages.en
  await openBooking(page, 'en', `${doctorAt('okern')}&partner=nobody`)
  await expect(page.getByText(words.note.partner)).toBeVisible()
  await expectStep(page, words.step.time)
  await openBooking(page, 'en', doctorAt('okern'))
  await expectStep(page, words.step.time)
  await expect(page.getByText(words.note.partner)).toBeHidden()
})
