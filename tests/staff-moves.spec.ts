import { expect, type Locator, type Page } from '@playwright/test'
import { bookingWords } from '#messages/staff/booking-words.ts'
import { changeWords } from '#messages/staff/change-words.ts'
import { dayWords } from '#messages/staff/day-words.ts'
import { peopleWords } from '#messages/staff/people-words.ts'
import { shortcutsWords } from '#messages/staff/shortcuts-words.ts'
import { signInWords } from '#messages/staff/sign-in-words.ts'
import { expectAccessible, expectContrastAndFit } from './actions/accessible.ts'
import { bookByApi } from './actions/api-booking.ts'
import { drawPhone, test } from './actions/booking.ts'
import { ask, openConsole, staffClinic, visitAt } from './actions/staff.ts'

const words = changeWords.en
const isBeingMoved = dayWords.en.pending.move
const name = 'Kari Anne Nordmann'

const panelOf = (page: Page) => page.getByRole('region', { name: bookingWords.en.panel, exact: true })
/** The free times of a day, of whoever has any. */
const timesIn = (panel: Locator) =>
  panel.getByRole('list', { name: new RegExp(`^${words.timesOf.split(' {')[0]}`) }).getByRole('button')

test('a move is seen in both windows, and so is that it was taken back', async ({ page, context, request }) => {
  const date = '2026-11-27'
  const { start } = await bookByApi(request, { clinic: staffClinic, phone: drawPhone(), date })
  await openConsole(page, 'receptionist', `/en/staff/?date=${date}`)
  const other = await context.newPage()
  await other.goto(`/en/staff/?date=${date}`)
  const before = { start, name }
  await expect(visitAt(other, before)).toBeVisible()

  const move = async () => {
    await visitAt(page, before).click()
    await panelOf(page).getByRole('button', { name: words.move, exact: true }).click()
    const time = timesIn(panelOf(page)).last()
    const chosen = (await time.textContent())!
    await time.click()
    await expect(panelOf(page)).toHaveCount(0)
    return { start: `${date}T${chosen}`, name }
  }

  await visitAt(page, before).click()
  await panelOf(page).getByRole('button', { name: words.move, exact: true }).click()
  await expect(timesIn(panelOf(page)).first()).toBeVisible()
  await expectAccessible(page, 'moving a booking')
  await page.keyboard.press('Escape')

  await move()
  await expect(visitAt(other, before)).toContainText(isBeingMoved)
  await page.getByRole('button', { name: words.undo }).click()
  await expect(page.getByText(words.undone).last()).toBeVisible()
  for (const window of [page, other]) await expect(visitAt(window, before)).not.toContainText(isBeingMoved)

  const after = await move()
  for (const window of [page, other]) {
    await expect(visitAt(window, after)).toBeVisible()
    await expect(visitAt(window, before)).toHaveCount(0)
  }
})

test('whoever is overtaken by a colleague is told, and takes nothing of theirs back', async ({ page, request }) => {
  const date = '2026-12-07'
  const { reference, start } = await bookByApi(request, { clinic: staffClinic, phone: drawPhone(), date })
  await openConsole(page, 'receptionist', `/en/staff/?date=${date}`)
  await visitAt(page, { start, name }).click()
  await panelOf(page).getByRole('button', { name: words.move, exact: true }).click()
  await timesIn(panelOf(page)).last().click()
  await expect(page.getByRole('button', { name: words.undo })).toBeVisible()
  const body = { state: 'cancelled', reason: 'patient-asked' }
  await ask(page.request, 'patch', `/api/staff/bookings/${reference}`, body)
  await expect(page.getByText(words.replaced).last()).toBeVisible()
  await expect(page.getByRole('button', { name: words.undo })).toHaveCount(0)
  await expect(visitAt(page, { start, name })).toHaveCount(0)
})

test('from signing in to a moved booking without a mouse', async ({ page, request }) => {
  const date = '2026-12-03'
  const { reference, start } = await bookByApi(request, { clinic: staffClinic, phone: drawPhone(), date })
  await page.goto('/en/staff/')
  await expect(page.getByRole('heading', { name: signInWords.en.heading })).toBeVisible()
  await expectAccessible(page, 'the way in')
  await openConsole(page, 'receptionist')

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: shortcutsWords.en.heading })
  for (const does of Object.values(shortcutsWords.en.keys)) await expect(help.getByText(does)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)

  await page.keyboard.press('/')
  await expect(page.getByLabel(peopleWords.en.search)).toBeFocused()
  await page.keyboard.type(reference)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option').first()).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = panelOf(page)
  await expect(panel.getByRole('heading', { name })).toBeFocused()

  await tabTo(page, panel.getByRole('button', { name: words.move, exact: true }))
  await page.keyboard.press('Enter')
  const time = timesIn(panel).last()
  await tabTo(page, time)
  const chosen = (await time.textContent())!
  await page.keyboard.press('Enter')
  await expect(panel).toHaveCount(0)
  // Where it was, until it is carried out: whoever goes on with the arrows is not sent back to the top.
  await expect(visitAt(page, { start, name })).toBeFocused()
  await expect(visitAt(page, { start: `${date}T${chosen}`, name })).toBeVisible()
  await expect(visitAt(page, { start, name })).toHaveCount(0)
})

/** Goes on with the Tab key until something has the focus. */
async function tabTo(page: Page, wanted: Locator) {
  await wanted.waitFor()
  const hasFocus = () => wanted.evaluate((it) => it === document.activeElement)
  for (let n = 0; n < 150 && !(await hasFocus()); n++) await page.keyboard.press('Tab')
  await expect(wanted).toBeFocused()
}

test('a cancellation is taken back, and the next one stands', async ({ page, request }) => {
  const date = '2026-12-04'
  const { start } = await bookByApi(request, { clinic: staffClinic, phone: drawPhone(), date })
  await openConsole(page, 'receptionist', `/staff/?date=${date}`)
  const no = changeWords.no
  const visit = visitAt(page, { start, name })
  const cancel = async () => {
    await visit.click()
    const panel = page.getByRole('region', { name: bookingWords.no.panel, exact: true })
    await panel.getByRole('button', { name: no.cancel, exact: true }).click()
    await panel.getByText(no.reason['practitioner-ill']).click()
    await expect(panel.getByText(no.free)).toBeVisible()
    await expectContrastAndFit(page, 'cancelling a booking')
    await panel.getByRole('button', { name: no.confirmCancel }).click()
    await expect(panel).toHaveCount(0)
  }
  await cancel()
  await page.getByRole('button', { name: no.undo }).click()
  await expect(page.getByText(no.undone).last()).toBeVisible()
  await expect(visit).toBeVisible()
  await cancel()
  await expect(visit).toHaveCount(0)
})
