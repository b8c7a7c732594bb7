import { expect, type Page } from '@playwright/test'
import {
  confirm,
  doctorAt,
  drawPerson,
  expectStep,
  identify,
  type Locale,
  languages,
  listCodes,
  listTimes,
  openBooking,
  openSecondVisitor,
  pickTime,
  pressNext,
  readCode,
  readMessages,
  test,
  workday,
} from './actions/booking.ts'
import { setTextSize, textSizes } from './actions/large-text.ts'

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
  // What opens below the screen is brought there, for eyes and for screen readers.
  const opened = phone.getByRole('heading', { name: words.manage.move })
  await expect(opened).toBeFocused()
  await expect(opened).toBeInViewport()
  await listTimes(phone).last().click()
  // The first try takes too long; the sentence that says so is the way to try again.
  await phone.route('**/api/bookings/*/move?*', (route) => route.fulfill({ status: 504 }), { times: 1 })
  await phone.getByRole('button', { name: words.manage.moveHere }).click()
  await phone.getByRole('button', { name: common.problems.timeout }).click()
  await expectStep(phone, words.manage.moved)
  expect(await ticket.textContent()).not.toBe(before)
  await phone.reload()
  await expect(ticket).toBeVisible()
  // The file has the same entry, so that the calendar moves it.
  await phone.getByRole('button', { name: words.booked.updateCalendar }).click()
  const link = phone.getByRole('link', { name: words.booked.calendarFile })
  const file = await phone.request.get((await link.getAttribute('href'))!)
  expect(await file.text()).toContain('SEQUENCE:1')
  await phone.context().close()
})

test('the link from the SMS cancels, after asking', async ({ page }) => {
  const { words } = languages.no
  const person = await book(page, 'no', 'lillestrom', 4)
  await page.goto(await readLink(page, person.phone))
  await page.getByRole('button', { name: words.manage.cancel }).click()
  await expect(page.getByRole('dialog')).toContainText(words.manage.sureFree)
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

test('a time on the same day can be undone at once, and later it is cancelled for the fee that is said before', async ({
  page,
}) => {
  const { words } = languages.en
  await openBooking(page, 'en', doctorAt('torshov'))
  await pickTime(page)
  await pressNext(page, 'en')
  await identify(page, 'en', drawPerson('en'))
  await confirm(page, 'en')
  await page.getByRole('link', { name: words.booked.change }).click()
  await expectStep(page, words.manage.heading)
  await expect(page.getByText('You can move or cancel free of charge until')).toBeVisible()
  await expect(page.getByRole('button', { name: words.manage.move })).toBeVisible()

  // Ten minutes later, as the server counts them.
  await page.route(/\/api\/bookings\/\w+\?/, async (route) => {
    const answer = await route.fetch()
    const booking = await answer.json()
    await route.fulfill({ response: answer, json: { ...booking, changeableFor: 0, fee: booking.price } })
  })
  await page.reload()
  await expect(page.getByText(words.manage.late)).toContainText('You’ll pay NOK')
  await expect(page.getByRole('button', { name: words.manage.move })).toBeHidden()
  await page.getByRole('button', { name: words.manage.cancel }).click()
  await expect(page.getByRole('dialog')).toContainText('You’ll pay NOK')
  await page.getByRole('dialog').getByRole('button', { name: words.manage.yes }).click()
  await expectStep(page, words.manage.cancelled)
})

test('a page that still says that cancelling is free costs nobody anything', async ({ page }) => {
  const { words } = languages.en
  const person = await book(page, 'en', 'lillestrom', 5)
  await page.goto(await readLink(page, person.phone))
  await page.getByRole('button', { name: words.manage.cancel }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words.manage.sureFree)
  await page.route(/\/api\/bookings\/\w+\/cancel\?.*free=true/, (route) =>
    route.fulfill({ status: 409, json: { code: 'too-late', title: 'Too late', status: 409 } }),
  )
  await page.route(/\/api\/bookings\/\w+\?/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), changeableFor: 0, fee: 695 } })
  })
  await dialog.getByRole('button', { name: words.manage.yes }).click()
  await expect(dialog).toContainText('You’ll pay NOK\u00a0695')
  await dialog.getByRole('button', { name: words.manage.no }).click()
  await expectStep(page, words.manage.heading)
})

test('whoever has lost the SMS gets the link again, and the screen says nothing of any appointment', async ({
  page,
  browser,
  baseURL,
}) => {
  const { words } = languages.en
  const person = await book(page, 'en', 'lillestrom', 6)
  const link = await readLink(page, person.phone)
  const other = await openSecondVisitor(browser, baseURL!)
  await other.goto('/en/my-appointment/')
  await expect(other.getByRole('link', { name: /^\+47 / }).first()).toHaveAttribute('href', /^tel:/)
  const before = (await listCodes(page.request, person.phone)).length
  await other.getByLabel(words.form.phone).fill(person.phone)
  await other.getByRole('button', { name: words.code.send }).click()
  await other.getByLabel(words.code.code).fill(await readCode(page.request, person.phone, before))
  const sent = other.getByRole('heading', { name: words.manage.linksSent })
  await expect(sent).toBeFocused()
  await expect(other.getByRole('main')).not.toContainText(/Lillestrøm (?!\+)|Doctor|November/)
  await expect
    .poll(async () =>
      (await readMessages(page.request, person.phone)).some(({ text }) => text.includes('links to your')),
    )
    .toBe(true)
  const [message] = (await readMessages(page.request, person.phone)).filter(({ text }) =>
    text.includes('links to your'),
  )
  expect(message!.text).toContain(link)
  await other.context().close()
})

test('the link of another SMS, opened in the same tab, shows the other appointment', async ({
  page,
  browser,
  baseURL,
}) => {
  const { words } = languages.en
  const people = [await book(page, 'en', 'lillestrom', 9), await book(page, 'en', 'lillestrom', 10)]
  const links = [await readLink(page, people[0]!.phone), await readLink(page, people[1]!.phone)]
  const phone = await openSecondVisitor(browser, baseURL!)
  const ticket = phone.getByRole('region', { name: words.booked.yourAppointment })
  await phone.goto(links[0]!)
  await expect(ticket).toBeVisible()
  const first = await ticket.textContent()
  // Only the fragment differs: the browser loads nothing.
  await phone.goto(links[1]!)
  await expect(ticket).not.toHaveText(first!)
  await expect(ticket).toBeVisible()
  await expect(phone.getByRole('heading', { level: 1 })).toBeFocused()
  expect(new URL(phone.url()).hash).toBe('')
  // A page that was opened without a link, and that nobody has touched yet.
  const later = await openSecondVisitor(browser, baseURL!)
  await later.goto(new URL(links[0]!, baseURL).pathname)
  await later.goto(links[0]!)
  await expect(later.getByRole('region', { name: words.booked.yourAppointment })).toHaveText(first!)
  await phone.context().close()
  await later.context().close()
})

test('the card for the arrival keeps its words inside, with large text on a small desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const person = await book(page, 'en', 'lillestrom', 11)
  await page.goto(await readLink(page, person.phone))
  const card = page.locator('.check-in')
  await expect(card).toBeVisible()
  for (const size of textSizes) {
    await setTextSize(page, size)
    const beyond = await card.evaluate((it) => {
      const words = document.createRange()
      words.selectNodeContents(it)
      return Math.max(
        words.getBoundingClientRect().right - it.getBoundingClientRect().right,
        it.scrollWidth - it.clientWidth,
      )
    })
    expect(beyond, `at ${size} %`).toBeLessThanOrEqual(0)
  }
})

test('on a phone, moving and cancelling are on the first screen of an appointment', async ({ page }) => {
  const { words } = languages.no
  const person = await book(page, 'no', 'lillestrom', 7)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(await readLink(page, person.phone))
  await expect(page.getByRole('button', { name: words.manage.move })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: words.manage.cancel })).toBeInViewport({ ratio: 1 })
})

test('the menu of calendars is whole on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await book(page, 'en', 'lillestrom', 8)
  for (const height of [900, 700, 600]) {
    await page.setViewportSize({ width: 1280, height })
    const button = page.getByRole('button', { name: 'Add to calendar' })
    await button.click()
    for (const name of [/Calendar file/, /Google/, /Outlook/]) {
      await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    }
    await page.keyboard.press('Escape')
  }
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
