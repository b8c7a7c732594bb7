import { expect, type Page } from '@playwright/test'
import {
  choose,
  confirm,
  doctorAt,
  drawPerson,
  expectStep,
  fillInformation,
  identify,
  languages,
  openBooking,
  openSecondVisitor,
  type Person,
  pickTime,
  pressNext,
  readMessages,
  test,
  workday,
} from './actions/booking.ts'
import { takeClock } from './actions/clock.ts'
import { holdAnswers } from './actions/slow-network.ts'

const { words, common } = languages.en
const slotOf = (page: Page) => new URL(page.url()).searchParams.get('slot')!

async function goToOrder(page: Page, clinic: string, day: number): Promise<Person> {
  const person = drawPerson('en')
  await openBooking(page, 'en', doctorAt(clinic, workday(day)))
  await pickTime(page)
  await pressNext(page, 'en')
  await identify(page, 'en', person)
  return person
}

test('the form does not jump when a slow server tells that the time is held', async ({ page }) => {
  await openBooking(page, 'en', doctorAt('bislett', workday(9)))
  await pickTime(page)
  const release = await holdAnswers(page, '**/api/holds')
  await pressNext(page, 'en')
  const name = page.getByLabel(words.form.name)
  await expect(name).toBeVisible()
  await expect(page.getByText(words.hold.held)).toBeHidden()
  const before = await name.boundingBox()
  release()
  await expect(page.getByText(words.hold.held)).toBeVisible()
  expect(await name.boundingBox()).toEqual(before)
})

test('two visitors want one time: the first to type gets it, the second is offered the nearest', async ({
  page,
  browser,
  baseURL,
}) => {
  await openBooking(page, 'en', doctorAt('ulleval', workday(2)))
  const other = await openSecondVisitor(browser, baseURL!)
  await openBooking(other, 'en', doctorAt('ulleval', workday(2)))
  const time = await pickTime(page)
  expect(await pickTime(other)).toBe(time)
  await pressNext(page, 'en')
  await expect(page.getByText(words.hold.held)).toBeVisible()
  await pressNext(other, 'en')
  await expect(other.getByText(common.problems['slot-taken'])).toBeVisible()
  await expect(other.getByRole('button', { name: 'Go back' })).toBeVisible()

  const person = drawPerson('en')
  await fillInformation(other, 'en', person)
  await other.getByRole('list', { name: words.confirm.nearest }).getByRole('button').first().click()
  await expect(other.getByText(words.hold.held)).toBeVisible()
  await expect(other.getByLabel(words.form.name)).toHaveValue(person.name)
  await identify(other, 'en', person)
  await confirm(other, 'en')
  await identify(page, 'en', drawPerson('en'))
  await confirm(page, 'en')
  await other.context().close()
})

test('a time that is taken before the order: the message, Go back, and everything typed is still there', async ({
  page,
}) => {
  const person = await goToOrder(page, 'ulleval', 3)
  // The hold is let go, and another visitor has the time at once.
  const slot = slotOf(page)
  const held = await page.request.post('/api/holds', { data: { slot } })
  await page.request.delete(`/api/holds/${(await held.json()).id}`)
  await page.context().clearCookies({ name: 'visitor' })
  expect((await page.request.post('/api/holds', { data: { slot } })).status()).toBe(201)
  await page.context().clearCookies({ name: 'visitor' })

  await page.getByRole('button', { name: words.confirm.button }).click()
  await expect(page.getByText('The appointment is already booked. Please select another appointment.')).toBeVisible()
  await page.getByRole('button', { name: 'Go back' }).click()
  await expectStep(page, words.step.time)
  await pickTime(page)
  await pressNext(page, 'en')
  await expect(page.getByLabel(words.form.description)).toHaveValue(person.description)
  await pressNext(page, 'en')
  await expectStep(page, words.step.confirm)
  await confirm(page, 'en')
})

test('a double click on the order is one booking and one SMS', async ({ page }) => {
  const person = await goToOrder(page, 'ulleval', 4)
  const orders: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/bookings') && orders.push(request.url()))
  await page.getByRole('button', { name: words.confirm.button }).dblclick()
  await page.waitForURL(`**${languages.en.booked}`)
  await expectStep(page, words.step.booked)
  expect(orders).toHaveLength(1)
  await expect
    .poll(
      async () =>
        (await readMessages(page.request, person.phone)).filter(({ text }) => /is confirmed/.test(text)).length,
    )
    .toBe(1)
})

test('before the hold ends the visitor is warned and keeps it with a tap', async ({ page }) => {
  await takeClock(page)
  await openBooking(page, 'en', doctorAt('ulleval', workday(5)))
  await pickTime(page)
  await pressNext(page, 'en')
  await expect(page.getByText(words.hold.held)).toBeVisible()
  await page.clock.fastForward('08:01')
  await expect(page.getByText('We’ll hold the time for 2 minutes more.')).toBeVisible()
  await page.clock.fastForward('01:05')
  await expect(page.getByText('We’ll hold the time for 1 minute more.')).toBeVisible()
  await page.getByRole('button', { name: words.hold.keep }).click()
  await expect(page.getByText(words.hold.kept)).toBeVisible()
})

test('a hold that has ended is told, and can be had back while nobody else has it', async ({ page }) => {
  await takeClock(page)
  await openBooking(page, 'en', doctorAt('bogstadveien', workday(2)))
  await pickTime(page)
  await pressNext(page, 'en')
  await expect(page.getByText(words.hold.held)).toBeVisible()
  await page.getByLabel(words.form.name).fill('Kari Nordmann')
  await page.clock.fastForward('10:01')
  await expect(page.getByText(words.hold.ended)).toBeVisible()
  await page.getByRole('button', { name: words.hold.keep }).click()
  await expect(page.getByText(words.hold.kept)).toBeVisible()
  await expect(page.getByLabel(words.form.name)).toHaveValue('Kari Nordmann')
})

test('too many codes: the message, and when to try again', async ({ page }) => {
  const person = drawPerson('en')
  await openBooking(page, 'en', doctorAt('ulleval', workday(1)))
  await pickTime(page)
  await pressNext(page, 'en')
  await fillInformation(page, 'en', person)
  // Somebody on the same network: what a stranger elsewhere asks for does not count against the phone's owner.
  const data = { phone: person.phone, locale: 'en' }
  expect((await page.request.post('/api/verifications', { data })).status()).toBe(202)
  await pressNext(page, 'en')
  await expect(page.getByRole('alert')).toHaveText(
    /^Too many requests\. Try again later\. You can try again in \d+ seconds\.$/,
  )
  await expect(page.getByLabel(words.form.description)).toHaveValue(person.description)
})

test('the terms and the privacy policy open in a dialog over the order, content only', async ({ page }) => {
  await goToOrder(page, 'bogstadveien', 3)
  const frame = page.getByRole('dialog').locator('iframe')
  await page.getByRole('link', { name: words.confirm.termsLink }).click()
  await expect(frame).toHaveAttribute('src', '/en/terms-of-sale?contentonly=1')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: words.confirm.privacyLink }).click()
  await expect(frame).toHaveAttribute('src', '/en/privacy-policy?contentonly=1')
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame.contentFrame().getByRole('banner')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expectStep(page, words.step.confirm)
  await choose(page, words.nav.back)
})
