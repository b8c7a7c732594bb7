import { expect, type Page } from '@playwright/test'
import {
  confirm,
  doctorAt,
  drawPerson,
  expectStep,
  identify,
  type Locale,
  languages,
  listTimes,
  openBooking,
  openSecondVisitor,
  pickTime,
  pressNext,
  readMessages,
  test,
  workday,
} from './actions/booking.ts'

async function book(page: Page, locale: Locale, clinic: string, day: number) {
  const person = drawPerson(locale)
  await openBooking(page, locale, doctorAt(clinic, workday(day)))
  await pickTime(page)
  await pressNext(page, locale)
  await identify(page, locale, person)
  await confirm(page, locale)
  return person
}

/** The link in the newest SMS to a phone. */
async function readLink(page: Page, phone: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const [message] = await readMessages(page.request, phone)
      link = /https?:\/\/\S+#\S+/.exec(message?.text ?? '')?.[0]
      return link
    })
    .toBeDefined()
  return new URL(link!).pathname + new URL(link!).hash
}

test('the confirmation has the calendar, the map and what to bring, and survives a reload', async ({ page }) => {
  const { words } = languages.en
  await book(page, 'en', 'lillestrom', 1)
  await page.reload()
  await expectStep(page, words.step.booked)
  await expect(page.getByRole('heading', { name: 'What to bring' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open in maps' })).toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const google = page.getByRole('link', { name: 'Google Calendar opens another website' })
  await expect(google).toHaveAttribute('href', /text=Innom\+Lillestr.*dates=\d{8}T\d{6}Z/)
  await expect(google).not.toHaveAttribute('href', /doctor|consultation|Kari/i)
  await expect(page.getByRole('link', { name: 'Outlook opens another website' })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Calendar file (.ics)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('innom.ics')
  expect(await page.evaluate(() => Object.keys(sessionStorage).sort())).not.toContain('draft')
})

test('a stranger with the address of the confirmation sees nothing', async ({ page, browser, baseURL }) => {
  await book(page, 'no', 'lillestrom', 2)
  const stranger = await openSecondVisitor(browser, baseURL!)
  await stranger.goto(page.url())
  await expectStep(stranger, languages.no.words.booked.nothing)
  await expect(stranger.getByRole('main')).not.toContainText('Lillestrøm')
  await stranger.context().close()
})

test('the link from the SMS shows the appointment, takes the token out of the address, and moves it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { words, common } = languages.en
  const person = await book(page, 'en', 'lillestrom', 3)
  const phone = await openSecondVisitor(browser, baseURL!)
  await phone.goto(await readLink(page, person.phone))
  await expectStep(phone, words.manage.heading)
  const ticket = phone.getByRole('region', { name: words.booked.yourAppointment })
  const before = await ticket.textContent()
  expect(new URL(phone.url()).hash).toBe('')

  await phone.getByRole('button', { name: words.manage.move }).click()
  await listTimes(phone).last().click()
  // The first try takes too long; the sentence that says so is the way to try again.
  await phone.route('**/api/bookings/*/move?*', (route) => route.fulfill({ status: 504 }), { times: 1 })
  await phone.getByRole('button', { name: words.manage.moveHere }).click()
  await phone.getByRole('button', { name: common.problems.timeout }).click()
  await expectStep(phone, words.manage.moved)
  expect(await ticket.textContent()).not.toBe(before)
  await phone.reload()
  await expect(ticket).toBeVisible()
  await phone.context().close()
})

test('the link from the SMS cancels, after asking', async ({ page }) => {
  const { words } = languages.no
  const person = await book(page, 'no', 'lillestrom', 4)
  await page.goto(await readLink(page, person.phone))
  await page.getByRole('button', { name: words.manage.cancel }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.manage.no }).click()
  await expectStep(page, words.manage.heading)
  await page.getByRole('button', { name: words.manage.cancel }).click()
  await page.route('**/api/bookings/*/cancel?*', (route) => route.fulfill({ status: 504 }), { times: 1 })
  await page.getByRole('dialog').getByRole('button', { name: words.manage.yes }).click()
  await page.getByRole('button', { name: languages.no.common.problems.timeout }).click()
  await expectStep(page, words.manage.cancelled)
  await expect(page.getByText(words.manage.cancelledFree)).toBeVisible()
  await page.reload()
  await expectStep(page, words.manage.cancelled)
})

test('close to the start it is too late, and the clinic’s number is shown', async ({ page }) => {
  const { words } = languages.en
  await openBooking(page, 'en', doctorAt('torshov'))
  await pickTime(page)
  await pressNext(page, 'en')
  await identify(page, 'en', drawPerson('en'))
  await confirm(page, 'en')
  await page.getByRole('link', { name: words.booked.change }).click()
  await expect(page.getByText(words.manage.tooLate)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call Torshov/ })).toBeVisible()
  await expect(page.getByRole('button', { name: words.manage.cancel })).toBeHidden()
})

test('a link that is not whole, or no link at all, is told kindly', async ({ page }) => {
  const { words } = languages.en
  await page.goto('/en/my-appointment/')
  await expect(page.getByText(words.manage.needLink)).toBeVisible()
  for (const key of ['ABCD2345.notthetokenofanybooking', 'ABCD2345.cut']) {
    await page.goto('about:blank')
    await page.goto(`/en/my-appointment/#${key}`)
    await expect(page.getByText(words.manage.wrongLink)).toBeVisible()
    await expect(page.getByText(words.manage.needLink)).toBeHidden()
  }
})
