import { type Browser, expect, type Page } from '@playwright/test'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { formatPhone } from '#domain/phones/grouped-phone.ts'
import type { Role } from '#domain/staff/roles.ts'
import type { VisitState } from '#domain/staff/visit-states.ts'
import { format } from '#messages/format.ts'
import { shortDay } from '#messages/short-dates.ts'
import { bookingWords } from '#messages/staff/booking-words.ts'
import { calendarWords } from '#messages/staff/calendar-words.ts'
import { consoleWords } from '#messages/staff/console-words.ts'
import { dayWords } from '#messages/staff/day-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { rosterWords } from '#messages/staff/roster-words.ts'
import { waitingWords } from '#messages/staff/waiting-words.ts'
import { expectAccessible, expectContrastAndFit } from './actions/accessible.ts'
import { bookByApi } from './actions/api-booking.ts'
import { drawPhone } from './actions/booking.ts'
import { setClock } from './actions/clock.ts'
import { type OwnServer, startOwnServer } from './actions/own-server.ts'
import { ask, type DayVisit, expectListWhole, openConsole, readDay, staffClinic, visitAt } from './actions/staff.ts'
import { test } from './actions/test.ts'

// One clinic at eleven on a Monday, in which every role works after the other: some patients have been here, some are to come.
test.describe.configure({ mode: 'serial' })
const today = '2026-11-16'
const nextWeek = '2026-11-23'
let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer({ DEMO: 'yes', CLOCK: `${today}T10:00:00Z` })
})
test.afterAll(() => server?.stop())

async function enter(browser: Browser, role: Role, path: string): Promise<Page> {
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ baseURL: server.address, viewport, reducedMotion: 'reduce' })
  await setClock(context)
  const page = await context.newPage()
  await openConsole(page, role, path)
  return page
}

/** The day's visits, once the demo has written them. */
async function listVisits({ request }: Page): Promise<(DayVisit & { practitioner: string })[]> {
  const read = async () => {
    const { practitioners } = await readDay(request, today)
    return practitioners.flatMap(({ id, bookings }) => bookings.map((it) => ({ ...it, practitioner: id })))
  }
  await expect.poll(async () => (await read()).length).toBeGreaterThan(10)
  return (await read()).filter(({ isGroup, pending }) => !isGroup && pending === null)
}

const atEleven = Date.parse(`${today}T10:00:00Z`)
const isComing = ({ state, start }: DayVisit) => state === 'booked' && Date.parse(start) > atEleven + 30 * 60_000

/** What the desk did before: a patient who has been called in or has gone is expected again. */
async function takeBackToBooked({ request }: Page, { reference, start, state }: DayVisit) {
  const steps: VisitState[] = ['called-in', 'arrived', 'booked']
  const left = state === 'done' ? steps : steps.slice(steps.indexOf(state) + 1)
  for (const next of left) await ask(request, 'patch', `/api/staff/bookings/${reference}`, { start, state: next })
}

const panelOf = (page: Page) => page.getByRole('region', { name: bookingWords.en.panel, exact: true })

test('a receptionist’s day: somebody does not come, somebody arrives, a colleague is ill', async ({ browser }) => {
  const page = await enter(browser, 'receptionist', '/en/staff/')
  const { give, ...words } = bookingWords.en
  const visits = await listVisits(page)
  const missing = visits.find(({ state }) => state === 'called-in' || state === 'done')!
  const expected = visits.filter(isComing)
  const coming = expected[0]!
  // Of another colleague than the one who is invented for the console, and whose day comes after this.
  const later = expected.at(-1)!

  await takeBackToBooked(page, missing)
  await expect(visitAt(page, missing)).toContainText(dayWords.en.state.late)
  await visitAt(page, missing).click()
  await panelOf(page).getByRole('button', { name: give['no-show'] }).click()
  await expect(visitAt(page, missing)).toContainText(dayWords.en.state['no-show'])
  await page.keyboard.press('Escape')
  await expect(visitAt(page, missing)).toBeFocused()

  await visitAt(page, coming).click()
  await panelOf(page).getByRole('button', { name: give.arrived }).click()
  await panelOf(page).getByLabel(words.note).fill('Parked in the yard')
  await panelOf(page).getByRole('button', { name: words.saveNote }).click()
  await expect(panelOf(page).getByText(words.noteSaved)).toBeVisible()
  await page.keyboard.press('Escape')
  const waitingRoom = page.getByRole('region', { name: dayWords.en.waitingRoom })
  await waitingRoom.getByRole('button', { name: coming.name }).click()
  await expect(panelOf(page).getByLabel(words.note)).toHaveValue('Parked in the yard')

  await page.getByRole('navigation').getByRole('link', { name: consoleWords.en.screens.rosters }).click()
  const { grid, illToday, saved, touched, offer, offerStates } = rosterWords.en
  const { practitioners } = await readDay(page.request, today)
  const ill = practitioners.find(({ id }) => id === later.practitioner)!
  const cell = new RegExp(`^${ill.name}, ${shortDay(today, 'en')}`)
  await page.getByRole('table', { name: grid }).getByRole('button', { name: cell }).click()
  const panel = page.getByRole('region', { name: new RegExp(`^${ill.name}`) })
  await panel.getByRole('button', { name: illToday }).click()
  await expect(panel.getByRole('status')).toContainText(saved)
  const lost = page.getByRole('region', { name: touched }).getByRole('listitem').filter({ hasText: later.name })
  await lost.getByRole('button', { name: offer }).click()
  await expect(lost).toContainText(format(offerStates.open, { time: '' }))
  // Longer absences are planned by managers, and so are shifts.
  await expect(page.getByRole('button', { name: rosterWords.en.copyWeek })).toHaveCount(0)
  await page.context().close()
})

test('a practitioner’s day: own patients alone, from the waiting room to the end', async ({ browser }) => {
  const page = await enter(browser, 'practitioner', '/en/staff/')
  const { give } = bookingWords.en
  const { practitioner } = await ask(page.request, 'get', '/api/staff/me')
  const visits = await listVisits(page)
  expect([...new Set(visits.map((it) => it.practitioner))]).toEqual([practitioner])
  await expect(page.getByText(dayWords.en.taken).first()).toBeVisible()

  const board = await page.context().newPage()
  await board.goto('/en/staff/?screen=board')
  const mine = visits.find(isComing)!
  await visitAt(page, mine).click()
  await panelOf(page).getByRole('button', { name: give.arrived }).click()
  await board.getByRole('button', { name: mine.name }).click()
  await expect(panelOf(board).getByRole('heading', { name: mine.name })).toBeFocused()
  await expectAccessible(board, 'the waiting room with a booking')
  await panelOf(board).getByRole('button', { name: give['called-in'] }).click()
  await expect(visitAt(page, mine)).toContainText(dayWords.en.state['called-in'])
  await expect(board.getByRole('list').getByText(mine.name)).toHaveCount(0)
  await panelOf(board).getByRole('button', { name: give.done, exact: true }).click()
  await expect(visitAt(page, mine)).toContainText(dayWords.en.state.done)

  await page.goto('/en/staff/?screen=rosters')
  const grid = page.getByRole('table', { name: rosterWords.en.grid })
  await expect(grid.getByRole('rowheader')).toHaveCount(1)
  await expect(grid.getByRole('button')).toHaveCount(7)
  const { screens, noScreen } = consoleWords.en
  await expect(page.getByRole('navigation').getByRole('link', { name: screens.inbox })).toHaveCount(0)
  await page.goto('/en/staff/?screen=waiting')
  await expect(page.getByRole('heading', { level: 1, name: noScreen })).toBeVisible()
  await expectAccessible(page, 'a screen of other roles')
  await page.getByRole('link', { name: consoleWords.en.toOwnDay }).click()
  await expect(visitAt(page, mine)).toBeVisible()
  await page.context().close()
})

test('an administrator sees all clinics, and lends somebody to another one for a day', async ({ browser }) => {
  const page = await enter(browser, 'administrator', '/staff/')
  const { no } = rosterWords
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await expectAccessible(page, 'all clinics')

  await page.goto(`/staff/?screen=rosters&clinic=${staffClinic}&date=${nextWeek}`)
  const { lent, date } = await findLendable(page)
  await page.getByRole('button', { name: no.extraShift }).click()
  const panel = page.getByRole('region', { name: no.extraShift })
  await panel.getByRole('combobox', { name: no.practitioner }).selectOption(lent)
  await panel.getByRole('combobox', { name: no.day, exact: true }).selectOption(date)
  await panel.getByLabel(no.from, { exact: true }).fill('10:00')
  await panel.getByLabel(no.to, { exact: true }).fill('14:00')
  await expectAccessible(page, 'an extra shift')
  await panel.getByRole('button', { name: no.preview }).click()
  await expect(panel.getByRole('status')).toContainText('ledige tider')
  await panel.getByRole('button', { name: no.save, exact: true }).click()
  await expect(panel.getByRole('status')).toContainText(no.saved)
  const cell = new RegExp(`^${lent}, ${shortDay(date, 'no')}: 10:00–14:00`)
  await expect(page.getByRole('table', { name: no.grid }).getByRole('button', { name: cell })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrastAndFit(page, 'an extra shift on a phone, dark')

  await page.goto(`/staff/?screen=figures&clinic=${staffClinic}`)
  await expect(page.getByRole('table').first()).toBeVisible()
  await expectContrastAndFit(page, 'figures on a phone, dark')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/staff/?screen=caller&clinic=${staffClinic}`)
  await expect(page.getByRole('combobox').first()).toBeVisible()
  await expectContrastAndFit(page, 'booking for a caller, dark')
  await page.context().close()
})

test('a manager gives a colleague a calendar to subscribe to, allows names in it, and takes it away', async ({
  browser,
}) => {
  const page = await enter(browser, 'manager', `/en/staff/?screen=calendars&clinic=${staffClinic}`)
  const { en } = calendarWords
  const { practitioner } = (await listVisits(page))[0]!
  const { calendars }: AnswerOf<'GET /staff/calendars'> = await ask(
    page.request,
    'get',
    `/api/staff/calendars?clinic=${staffClinic}`,
  )
  const { name } = calendars.find((it) => it.practitioner.id === practitioner)!.practitioner
  const row = page.getByRole('row', { name })
  const choose = (action: string) => row.getByRole('button', { name: `${action}: ${name}`, exact: true }).click()
  const made = page.getByRole('status').filter({ hasText: format(en.address, { name }) })
  const readAddress = async () => {
    await expect(made.locator('code')).toContainText('/api/calendars/practitioner-')
    return new URL((await made.locator('code').textContent())!).pathname
  }

  await choose(en.make)
  const first = await readAddress()
  await expect(row).toContainText(en.withoutNames)
  const entries = async (path: string) => (await page.request.get(path)).text()
  expect(await entries(first)).toContain(`SUMMARY:${en.feed.booked}`)
  await expectAccessible(page, 'calendars')

  await choose(en.showNames)
  await row.getByRole('button', { name: en.showNamesSure }).click()
  await expect(row).toContainText(en.withNames)
  const { name: patient } = (await listVisits(page)).find((it) => it.practitioner === practitioner)!
  expect(await entries(first)).toContain(`SUMMARY:${patient}`)

  await choose(en.renew)
  await row.getByRole('button', { name: listWords.en.back, exact: true }).click()
  await expect(row.getByRole('button', { name: `${en.renew}: ${name}`, exact: true })).toBeFocused()
  expect((await page.request.get(first)).status()).toBe(200)
  await choose(en.renew)
  await row.getByRole('button', { name: en.renewSure }).click()
  await expect.poll(readAddress).not.toBe(first)
  const second = await readAddress()
  expect((await page.request.get(first)).status()).toBe(404)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrastAndFit(page, 'calendars on a phone, dark')
  await choose(en.revoke)
  await row.getByRole('button', { name: en.revokeSure }).click()
  await expect(row).toContainText(en.unused)
  await expect(row.getByRole('button', { name: `${en.make}: ${name}`, exact: true })).toBeFocused()
  await expect(made).toHaveCount(0)
  expect((await page.request.get(second)).status()).toBe(404)
  await page.context().close()
})

test('a practitioner finds their own calendar alone, and does not decide about names; the desk has none', async ({
  browser,
}) => {
  const { no } = calendarWords
  const page = await enter(browser, 'practitioner', '/staff/?screen=calendars')
  const table = page.getByRole('table', { name: no.title })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table.getByRole('button', { name: new RegExp(`^${no.make}`) })).toBeVisible()
  await expect(table.getByRole('button', { name: new RegExp(no.showNames) })).toHaveCount(0)
  await page.context().close()
  const desk = await enter(browser, 'receptionist', '/staff/?screen=calendars')
  await expect(desk.getByText(consoleWords.no.noScreen)).toBeVisible()
  await desk.context().close()
})

test('somebody who calls about the waiting list is found on it, with the phone to call back, and is taken off it', async ({
  browser,
}) => {
  const page = await enter(browser, 'receptionist', '/en/staff/')
  const phone = drawPhone().replaceAll(' ', '')
  const { reference, token } = await bookByApi(page.request, { clinic: staffClinic, phone, date: nextWeek })
  const wish = { clinics: [staffClinic], days: [{ from: '2026-11-18', to: '2026-11-20' }], parts: ['morning'] }
  const joined = await page.request.post('/api/waiting-list', {
    data: { ...wish, treatment: 'gp-consultation', booking: reference, locale: 'en' },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(joined.status(), await joined.text()).toBe(201)
  await page.goto('/en/staff/?screen=waiting')
  const { title, next, end, endText, endSure, ended } = waitingWords.en
  const shown = formatPhone(phone)
  const row = page.getByRole('table', { name: title }).getByRole('row', { name: 'Kari Anne Nordmann' })
  await expect(row).toContainText(next)
  await expect(page.getByRole('link', { name: shown })).toHaveCount(0)
  await row.getByRole('button').click()
  await expect(page.getByRole('link', { name: shown })).toHaveAttribute('href', `tel:${phone}`)
  await expectAccessible(page, 'somebody on the waiting list')
  // A small laptop: why somebody waits is read beside the panel, not cut off by it.
  await page.setViewportSize({ width: 1024, height: 768 })
  await expectListWhole(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrastAndFit(page, 'the waiting list on a phone, dark')
  // By the keyboard: the question is read out, 'Cancel' leads back to the button, and the list says who is off it.
  await page.getByRole('button', { name: end }).press('Enter')
  const question = page.getByRole('group', { name: endText })
  await expect(question).toBeFocused()
  await expectAccessible(page, 'the question whether to take somebody off the list')
  await question.getByRole('button', { name: listWords.en.back, exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: end })).toBeFocused()
  await page.getByRole('button', { name: end }).press('Enter')
  const sent: string[] = []
  page.on('request', (it) => it.method() === 'POST' && sent.push(new URL(it.url()).pathname))
  await question.getByRole('button', { name: endSure }).dblclick()
  await expect(row).toHaveCount(0)
  const line = page.getByRole('status').filter({ hasText: format(ended, { name: 'Kari Anne Nordmann' }) })
  await expect(line).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(sent).toEqual([expect.stringMatching(/^\/api\/staff\/waiting-list\/.+\/end$/)])
  await page.context().close()
})

/** Somebody of another clinic who has a weekday off, and that day. */
async function findLendable({ request }: Page): Promise<{ lent: string; date: string }> {
  const query = new URLSearchParams({ clinic: staffClinic, date: nextWeek })
  const others: AnswerOf<'GET /staff/rosters/others'> = await ask(request, 'get', `/api/staff/rosters/others?${query}`)
  const [found] = others.practitioners.flatMap(({ name, days }) =>
    days
      .slice(0, 5)
      .filter((it) => !it.isAbsent && it.elsewhere.length === 0)
      .map(({ date }) => ({ lent: name, date })),
  )
  return found!
}
