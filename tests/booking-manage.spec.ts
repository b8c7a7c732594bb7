import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { bookByApi } from './actions/api-booking.ts'
import {
  confirm,
  doctorAt,
  drawPerson,
  drawPhone,
  expectStep,
  identify,
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

/** Books through the screens, to the confirmation. */
async function book(page: Page, query: string) {
  await openBooking(page, 'en', query)
  await pickTime(page)
  await pressNext(page, 'en')
  await identify(page, 'en', drawPerson('en'))
  await confirm(page, 'en')
}

/** Somebody with an appointment, made through the API, and the link of their SMS. */
async function receiveLink(request: APIRequestContext, day: number, locale: 'en' | 'no' = 'en') {
  const phone = drawPhone()
  await bookByApi(request, { clinic: 'lillestrom', phone, date: workday(day), locale })
  let link: string | undefined
  await expect
    .poll(async () => {
      const [message] = await readMessages(request, phone)
      link = /https?:\/\/\S+#\S+/.exec(message?.text ?? '')?.[0]
      return link
    })
    .toBeDefined()
  const { pathname, hash } = new URL(link!)
  return { phone, link: pathname + hash }
}

test('the confirmation has the calendar, the map and what to bring, survives a reload, and shows a stranger nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const { words } = languages.en
  await book(page, doctorAt('lillestrom', workday(1)))
  await page.reload()
  await expectStep(page, words.step.booked)
  await expect(page.getByRole('heading', { name: 'What to bring' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open in maps' })).toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const google = page.getByRole('link', { name: 'Google Calendar opens another website' })
  await expect(google).toHaveAttribute('href', /text=Innom\+Lillestr.*dates=\d{8}T\d{6}Z/)
  await expect(google).not.toHaveAttribute('href', /doctor|consultation|Kari/i)
  await expect(page.getByRole('link', { name: 'Outlook opens another website' })).toBeVisible()
  const subscribe = page.getByRole('link', { name: /^Subscribe in your calendar/ })
  await expect(subscribe).toHaveAttribute('href', /^webcal:\/\/.+\.ics$/)
  const followed = await page.request.get((await subscribe.getAttribute('href'))!.replace('webcal:', 'http:'))
  expect(await followed.text()).toContain('BEGIN:VEVENT')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Calendar file (.ics)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('innom.ics')
  expect(await page.evaluate(() => Object.keys(sessionStorage).sort())).not.toContain('draft')

  const stranger = await openSecondVisitor(browser, baseURL!)
  await stranger.goto(page.url())
  await expectStep(stranger, words.booked.nothing)
  await expect(stranger.getByRole('main')).not.toContainText('Lillestrøm')
  await stranger.context().close()
})

test('the link from the SMS shows the appointment, takes the token out of the address, and moves it', async ({
  page,
  request,
}) => {
  const { words, common } = languages.en
  const { link } = await receiveLink(request, 3)
  await page.goto(link)
  await expectStep(page, words.manage.heading)
  const ticket = page.getByRole('region', { name: words.booked.yourAppointment })
  const before = await ticket.textContent()
  expect(new URL(page.url()).hash).toBe('')

  await page.getByRole('button', { name: words.manage.move }).click()
  // What opens below the screen is brought there, for eyes and for screen readers.
  const opened = page.getByRole('heading', { name: words.manage.move })
  await expect(opened).toBeFocused()
  await expect(opened).toBeInViewport()
  await listTimes(page).last().click()
  // The first try takes too long; the sentence that says so is the way to try again.
  await page.route('**/api/bookings/*/move?*', (route) => route.fulfill({ status: 504 }), { times: 1 })
  await page.getByRole('button', { name: words.manage.moveHere }).click()
  await page.getByRole('button', { name: common.problems.timeout }).click()
  await expectStep(page, words.manage.moved)
  expect(await ticket.textContent()).not.toBe(before)
  await page.reload()
  await expect(ticket).toBeVisible()
  // The file has the same entry, so that the calendar moves it.
  await page.getByRole('button', { name: words.booked.updateCalendar }).click()
  const file = page.getByRole('link', { name: words.booked.calendarFile })
  const calendar = await page.request.get((await file.getAttribute('href'))!)
  expect(await calendar.text()).toContain('SEQUENCE:1')
})

test('the link from the SMS cancels, after asking', async ({ page, request }) => {
  const { words } = languages.no
  const { link } = await receiveLink(request, 4, 'no')
  await page.goto(link)
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
  await book(page, doctorAt('torshov'))
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

test('a page that still says that cancelling is free costs nobody anything', async ({ page, request }) => {
  const { words } = languages.en
  const { link } = await receiveLink(request, 5)
  await page.goto(link)
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
  request,
}) => {
  const { words } = languages.en
  const { phone, link } = await receiveLink(request, 6)
  await page.goto('/en/my-appointment/')
  await expect(page.getByRole('link', { name: /^\+47 / }).first()).toHaveAttribute('href', /^tel:/)
  const before = (await listCodes(request, phone)).length
  await page.getByLabel(words.form.phone).fill(phone)
  await page.getByRole('button', { name: words.code.send }).click()
  await page.getByLabel(words.code.code).fill(await readCode(request, phone, before))
  const sent = page.getByRole('heading', { name: words.manage.linksSent })
  await expect(sent).toBeFocused()
  await expect(page.getByRole('main')).not.toContainText(/Lillestrøm (?!\+)|Doctor|November/)
  await expect
    .poll(async () => (await readMessages(request, phone)).some(({ text }) => text.includes('links to your')))
    .toBe(true)
  const [message] = (await readMessages(request, phone)).filter(({ text }) => text.includes('links to your'))
  expect(message!.text).toContain(link)
})

test('the link of another SMS, opened in the same tab, shows the other appointment', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { words } = languages.en
  const { link: firstLink } = await receiveLink(request, 9)
  const { link: secondLink } = await receiveLink(request, 10)
  const ticket = page.getByRole('region', { name: words.booked.yourAppointment })
  await page.goto(firstLink)
  await expect(ticket).toBeVisible()
  const first = await ticket.textContent()
  // Only the fragment differs: the browser loads nothing.
  await page.goto(secondLink)
  await expect(ticket).not.toHaveText(first!)
  await expect(ticket).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(new URL(page.url()).hash).toBe('')
  // A page that was opened without a link, and that nobody has touched yet.
  const later = await openSecondVisitor(browser, baseURL!)
  await later.goto(new URL(firstLink, baseURL).pathname)
  await later.goto(firstLink)
  await expect(later.getByRole('region', { name: words.booked.yourAppointment })).toHaveText(first!)
  await later.context().close()
})

test('the card for the arrival keeps its words inside, with large text on a small desktop', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { link } = await receiveLink(request, 11)
  await page.goto(link)
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

test('on a phone, moving and cancelling are on the first screen of an appointment', async ({ page, request }) => {
  const { words } = languages.no
  const { link } = await receiveLink(request, 7, 'no')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(link)
  await expect(page.getByRole('button', { name: words.manage.move })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: words.manage.cancel })).toBeInViewport({ ratio: 1 })
})

test('the menu of calendars is whole on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await book(page, doctorAt('lillestrom', workday(8)))
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
