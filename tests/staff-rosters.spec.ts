import { expect, type Page } from '@playwright/test'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { no as offerWords } from '#messages/offers/no.ts'
import { shortDay } from '#messages/short-dates.ts'
import { dayWords } from '#messages/staff/day-words.ts'
import { rosterWords } from '#messages/staff/roster-words.ts'
import { expectAccessible, expectContrastAndFit } from './actions/accessible.ts'
import { drawPhone, openSecondVisitor, readMessages, test } from './actions/booking.ts'
import { bookCallers, openConsole } from './actions/staff.ts'

// One after the other: they change rosters of the same people.
test.describe.configure({ mode: 'default' })

const words = rosterWords.en

/** Weeks of their own, so that no other test books or plans there. */
const weeks = { ill: '2027-02-01', planned: '2027-01-11', next: '2027-01-18', contested: '2027-01-25' }

const grid = (page: Page) => page.getByRole('table', { name: words.grid })
const openRosters = (page: Page, date: string) => openConsole(page, 'manager', `/en/staff/?screen=rosters&date=${date}`)
const panelOf = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

/** Somebody's day in the week: who has a shift, or has none. */
const cellsOn = (page: Page, date: string, what: RegExp | string) =>
  grid(page).getByRole('button', {
    name: new RegExp(`, ${shortDay(date, 'en')}: ${what instanceof RegExp ? what.source : what}`),
  })

async function fillShift(page: Page, date: string, to: string) {
  const panel = panelOf(page, new RegExp(`${longDay(date, 'en')}$`))
  await panel.getByRole('group', { name: words.shift }).first().getByLabel(words.to, { exact: true }).fill(to)
  return panel
}

test('six patients of somebody who is ill are offered other times, each by one tap, and one takes a time', async ({
  page,
  browser,
  baseURL,
}) => {
  // So late that nobody else's test books here.
  const tuesday = '2027-02-02'
  await openRosters(page, weeks.ill)
  const names = ['Berit Aas', 'Dag Berg', 'Eva Dahl', 'Finn Eide', 'Gro Foss', 'Hans Gran']
  const people = names.map((name) => ({ name, phone: drawPhone() }))
  const { practitioner, booked } = await bookCallers(page.request, tuesday, people)

  const cell = grid(page).getByRole('button', { name: new RegExp(`^${practitioner.name}, ${shortDay(tuesday, 'en')}`) })
  await cell.click()
  const panel = panelOf(page, `${practitioner.name}, ${longDay(tuesday, 'en')}`)
  await panel.getByRole('button', { name: words.preview }).first().click()
  const lost = format(words.affected.other, { count: names.length })
  await expect(panel.getByRole('status')).toContainText(lost)
  await panel.getByRole('button', { name: words.reportAway }).click()
  await expect(panel.getByRole('status')).toContainText(words.saved)
  await expect(cell).toContainText(words.absent)

  const list = panelOf(page, words.touched)
  const rowOf = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  const offered = new RegExp(format(words.offerStates.open, { time: '\\d\\d:\\d\\d' }))
  await rowOf(names[0]!).getByRole('button', { name: words.offer }).click()
  await expect(rowOf(names[0]!)).toContainText(offered)
  await list.getByRole('button', { name: words.offerAll }).click()
  for (const name of names) await expect(rowOf(name)).toContainText(offered)
  await expect(list.getByText(format(words.offered, { count: names.length - 1 }))).toBeFocused()
  await expectAccessible(page, 'bookings without a time')
  // The row goes with the button that was pressed.
  const kept = names.at(-1)!
  await rowOf(kept).getByRole('button', { name: words.keep }).press('Enter')
  await expect(list.getByText(format(words.kept, { name: kept }))).toBeFocused()
  await expect(rowOf(kept)).toHaveCount(0)

  const [first] = booked
  const patient = await openSecondVisitor(browser, baseURL!)
  const link = await readLink(page, first!.phone)
  await patient.goto(link)
  expect(patient.url()).not.toContain(first!.reference)
  const times = patient.getByRole('list', { name: offerWords.choices })
  await expect(times.getByRole('button').first()).toBeVisible()
  await expectAccessible(patient, 'an offer')
  await times.getByRole('button').first().click()
  await expect(patient.getByRole('heading', { level: 2, name: offerWords.taken })).toBeVisible()
  await expect(rowOf(first!.name)).toHaveCount(0)
  await expect(rowOf(names[1]!)).toBeVisible()
  await patient.goto(link)
  await expect(patient.getByRole('heading', { level: 2, name: offerWords.taken })).toBeVisible()
  await patient.context().close()
})

/** The link of an offer, which comes a moment after the tap. */
async function readLink(page: Page, phone: string): Promise<string> {
  const find = async () =>
    (await readMessages(page.request, phone)).map(({ text }) => /\S+\/tilbud\/#\S+/.exec(text)?.[0]).find(Boolean)
  await expect.poll(find).toBeDefined()
  return (await find())!
}

test('a manager plans: tries a shift out, copies the week, closes the clinic, gives it other hours, and goes back', async ({
  page,
}) => {
  const [wednesday, thursday, friday] = ['2027-01-13', '2027-01-14', '2027-01-15']
  await openRosters(page, weeks.planned)
  const cell = cellsOn(page, wednesday, /0[789]:\d\d–/).first()
  const [who] = (await cell.getAttribute('aria-label'))!.split(', ')
  const theirs = (date: string) =>
    grid(page).getByRole('button', { name: new RegExp(`^${who}, ${shortDay(date, 'en')}`) })

  await theirs(wednesday).click()
  const panel = await fillShift(page, wednesday, '12:00')
  await panel.getByRole('button', { name: words.preview }).last().click()
  await expect(panel.getByRole('status')).toContainText('available times become')
  await expect(theirs(wednesday)).not.toContainText('–12:00')
  await panel.getByRole('button', { name: words.save, exact: true }).click()
  await expect(panel.getByRole('status')).toContainText(words.saved)
  await expect(theirs(wednesday)).toContainText('–12:00')
  await expectAccessible(page, 'a shift')
  await page.keyboard.press('Escape')
  await expect(theirs(wednesday)).toBeFocused()

  await page.getByRole('button', { name: words.copyWeek }).click()
  const copying = panelOf(page, words.copyWeek)
  await copying.getByRole('button', { name: words.save, exact: true }).click()
  await expect(copying.getByRole('status')).toContainText(words.saved)
  await page.getByRole('button', { name: words.next }).click()
  await expect(theirs('2027-01-20')).toContainText('–12:00')
  await page.getByRole('button', { name: words.previous }).click()

  await theirs(wednesday).click()
  await page.getByRole('button', { name: format(words.historyOf, { name: who! }) }).click()
  const history = panelOf(page, format(words.historyOf, { name: who! }))
  await expect(history).toContainText('manager@innom.example')
  // The copy came last and changed another week: one step further back is as it was.
  await history.getByRole('button', { name: words.goBack }).last().click()
  await expect(theirs(wednesday)).not.toContainText('–12:00')

  await addShift(page, friday)
  await changeHours(page, thursday, async (clinic) => {
    await clinic.getByLabel(words.reasonNo).fill('Vannlekkasje')
    await clinic.getByLabel(words.reasonEn).fill('Water leak')
  })
  await expectAccessible(page, 'the clinic’s day')
  await expect(grid(page).getByRole('columnheader', { name: 'Water leak' })).toContainText(words.closed)
  await page.goto(`/en/staff/?date=${thursday}`)
  await expect(page.getByText(format(dayWords.en.closedFor, { reason: 'Water leak' }))).toBeVisible()
  await page.goto(`/en/staff/?screen=rosters&date=${weeks.planned}`)
  await openClinicDay(page, thursday)
  await page.getByRole('button', { name: words.reopen }).click()
  await expect(grid(page).getByText('Water leak')).toHaveCount(0)

  await changeHours(page, friday, async (clinic) => {
    await clinic.getByLabel(words.hours).check()
    await clinic.getByLabel(words.from, { exact: true }).fill('11:00')
    await clinic.getByLabel(words.to, { exact: true }).fill('13:00')
    await clinic.getByLabel(words.reasonNo).fill('Kurs')
    await clinic.getByLabel(words.reasonEn).fill('Training')
  })
  await expect(grid(page).getByRole('columnheader', { name: 'Training' })).toContainText('11:00–13:00')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrastAndFit(page, 'the week in the dark')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectContrastAndFit(page, 'the week on a phone')
})

async function addShift(page: Page, date: string) {
  const off = cellsOn(page, date, words.noShift).first()
  const label = await off.getAttribute('aria-label')
  await off.click()
  const panel = panelOf(page, new RegExp(`${longDay(date, 'en')}$`))
  await panel.getByRole('button', { name: words.addShift }).click()
  await panel.getByRole('button', { name: words.save, exact: true }).click()
  await expect(panel.getByRole('status')).toContainText(words.saved)
  const cell = grid(page).getByRole('button', { name: label!.slice(0, -words.noShift.length) })
  await expect(cell).toContainText(/\d\d:\d\d–\d\d:\d\d/)
}

async function openClinicDay(page: Page, date: string) {
  const opening = format(words.clinicDay, { day: shortDay(date, 'en'), what: '' })
  await grid(page).getByRole('button', { name: opening }).click()
  return panelOf(page, `${words.clinicHours}, ${longDay(date, 'en')}`)
}

async function changeHours(page: Page, date: string, fill: (panel: ReturnType<typeof panelOf>) => Promise<void>) {
  const panel = await openClinicDay(page, date)
  await fill(panel)
  await panel.getByRole('button', { name: words.save, exact: true }).click()
  await expect(panel.getByRole('status')).toContainText(words.saved)
}

test('of two managers who change the same day the second is told, and neither change is lost', async ({
  page,
  browser,
  baseURL,
}) => {
  const thursday = '2027-01-28'
  const second = await openSecondVisitor(browser, baseURL!)
  await openRosters(page, weeks.contested)
  await openRosters(second, weeks.contested)
  const cellIn = (window: Page) => cellsOn(window, thursday, /0[789]:\d\d–/).first()
  await cellIn(second).click()
  const typed = await fillShift(second, thursday, '13:00')
  await cellIn(page).click()
  const panel = await fillShift(page, thursday, '12:00')
  await panel.getByRole('button', { name: words.save, exact: true }).click()
  await expect(panel.getByRole('status')).toContainText(words.saved)

  // The second window shows it at once; what is typed beside it stays, and does not go over it unread.
  await expect(cellIn(second)).toContainText('–12:00')
  await typed.getByRole('button', { name: words.save, exact: true }).click()
  await expect(typed.getByRole('alert')).toContainText('manager@innom.example')
  await expect(cellIn(page)).toContainText('–12:00')
  await typed.getByRole('button', { name: words.save, exact: true }).click()
  await expect(typed.getByRole('status')).toContainText(words.saved)
  await expect(cellIn(page)).toContainText('–13:00')

  // The first one finds the own change in the history, and can go back to it.
  await panel.getByRole('button', { name: /^History of/ }).click()
  await panelOf(page, /^History of/)
    .getByRole('button', { name: words.undo })
    .click()
  await expect(cellIn(second)).toContainText('–12:00')
  await second.context().close()
})
