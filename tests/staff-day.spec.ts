import { expect, type Locator } from '@playwright/test'
import { changeWords } from '#messages/staff/change-words.ts'
import { expectAccessible, expectContrastAndFit } from './actions/accessible.ts'
import { bookByApi } from './actions/api-booking.ts'
import { drawPhone, test } from './actions/booking.ts'
import { openConsole, readDay, signIn, staffClinic } from './actions/staff.ts'

test('a receptionist sees a new booking at once, without touching anything', async ({ page, request }) => {
  await openConsole(page, 'receptionist', '/en/staff/?date=2026-11-19')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thursday 19 November')
  const { start } = await bookByApi(request, { clinic: staffClinic, phone: drawPhone(), date: '2026-11-19' })
  const booked = page.getByRole('button', { name: new RegExp(`^${start.slice(11, 16)} Kari Anne Nordmann`) })
  await expect(booked.first()).toBeVisible()
})

test('who has arrived is seen in every window, and a note stays for the next at the desk', async ({
  page,
  context,
}) => {
  await openConsole(page, 'receptionist')
  const board = await context.newPage()
  await board.goto('/en/staff/?screen=board')
  await expect(board.getByRole('heading', { name: 'Waiting room' })).toBeVisible()

  // A patient of the demo, who has a time this morning and is not here yet.
  const visit = page.getByRole('button', { name: /booked/ }).first()
  const name = /^\S+ ([^,]+),/.exec((await visit.textContent())!)![1]!.trim()
  const block = page.locator('.visit').filter({ hasText: name })
  await visit.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'Booking' })
  await expect(panel.getByRole('heading', { name })).toBeFocused()

  await panel.getByRole('button', { name: 'Arrived' }).click()
  await expect(board.getByRole('button', { name }).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Call in' }).click()
  await expect(block.first()).toContainText('called in')
  await panel.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(block.first()).toContainText('done')
  await expect(board.getByRole('button', { name })).toHaveCount(0)

  await panel.getByLabel('Note for the desk').fill('Parked in the yard')
  await panel.getByRole('button', { name: 'Save the note' }).click()
  await expect(panel.getByText('The note is saved.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('a booking is dragged to a free time, and can be taken back for ten seconds', async ({ page, request }) => {
  const date = '2026-11-26'
  const { start } = await bookByApi(request, { clinic: staffClinic, phone: drawPhone(), date })
  await openConsole(page, 'manager', `/en/staff/?date=${date}`)
  const booked = page.getByRole('button', { name: new RegExp(`^${start.slice(11, 16)} Kari Anne Nordmann`) }).first()
  await booked.scrollIntoViewIfNeeded()
  await booked.hover()
  await page.mouse.down()
  await page.mouse.move(500, 500, { steps: 4 })
  const target = page.locator('.day-column-target').first()
  await target.hover()
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText(changeWords.en.undone).last()).toBeVisible()
  await expect(booked).toBeVisible()
})

test('the day is whole by keyboard: arrows, the days before and after, and what the keys do', async ({ page }) => {
  await openConsole(page, 'receptionist')
  const visits = page.locator('.visit')
  await visits.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(visits.first()).not.toBeFocused()
  await expect(page.locator('.visit:focus')).toHaveCount(1)
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuesday 17 November')
  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monday 16 November')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a note that was not saved is still there when the booking is opened again', async ({ page }) => {
  await openConsole(page, 'receptionist')
  const visit = page.locator('.visit').first()
  await visit.click()
  const panel = page.getByRole('region', { name: 'Booking' })
  const note = panel.getByLabel('Note for the desk')
  await note.fill('Comes with her sister')
  await page.keyboard.press('Escape')
  await expect(note).toHaveValue('Comes with her sister')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toHaveCount(0)
  await visit.click()
  await expect(note).toHaveValue('Comes with her sister')
})

test('a column is read out in the order of time, and each screen has a title of its own', async ({ page }) => {
  await openConsole(page, 'receptionist')
  await expect(page.locator('.visit').first()).toBeVisible()
  const columns = await page
    .locator('.day-column')
    .evaluateAll((all) => all.map((it) => [...it.children].map((block) => (block as HTMLElement).offsetTop)))
  expect(columns).toEqual(columns.map((tops) => tops.toSorted((a, b) => a - b)))
  expect(columns.flat().length).toBeGreaterThan(columns.length)
  await expect(page).toHaveTitle('Day – Innom for staff')
  await page.getByRole('link', { name: 'Rosters' }).click()
  await expect(page).toHaveTitle('Rosters – Innom for staff')
})

test('practitioners see their own patients and of colleagues what is taken; a clinic that is not theirs is not there', async ({
  page,
}) => {
  await openConsole(page, 'practitioner')
  await expect(page.getByText('Taken').first()).toBeVisible()
  await page.getByRole('button', { name: 'As a table' }).click()
  const cells = page.locator('.list-table tbody td:nth-child(4)')
  await expect(cells.first()).toBeVisible()
  expect(new Set(await cells.allTextContents()).size).toBe(1)
  const other = await page.request.get('/api/staff/day?clinic=bislett&date=2026-11-16')
  expect(other.status()).toBe(403)
})

test('signed out, nothing of a patient is left on the screen or in the tab, and the way back leads to the same day', async ({
  page,
}) => {
  await openConsole(page, 'receptionist', '/en/staff/?date=2026-11-17')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuesday 17 November')
  await page.getByRole('button', { name: /Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.locator('.visit')).toHaveCount(0)
  expect((await page.request.get('/api/staff/me')).status()).toBe(401)
  await signIn(page.context(), 'receptionist')
  await page.goto('/en/staff/?date=2026-11-17')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuesday 17 November')
})

test('on a phone the day opens with its head and the present in sight, and every screen is one or two taps away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openConsole(page, 'receptionist')
  const whole = { ratio: 1 }
  await expect(page.locator('.time-line-now')).toBeInViewport(whole)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport(whole)
  await expect(page.getByRole('button', { name: 'Book for a caller' })).toBeInViewport(whole)
  const screens = page.getByRole('navigation')
  for (const name of ['Day', 'Waiting room', 'Rosters', 'Inbox']) {
    await expect(screens.getByRole('link', { name, exact: true })).toBeInViewport(whole)
  }
  await screens.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Unsent messages' }).click()
  await expect(page).toHaveTitle(/^Unsent messages/)
  await expectNothingCovered(screens)
  // A smaller phone: the tabs swipe, the chosen one is there.
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/en/staff/?screen=inbox')
  await expect(screens.getByRole('link', { name: 'Inbox' })).toBeInViewport(whole)
  await expect(screens.getByRole('button', { name: 'More' })).toBeInViewport(whole)
})

/** The last link ends where the menu begins, at the latest. */
async function expectNothingCovered(screens: Locator) {
  const last = (await screens.getByRole('link').last().boundingBox())!
  const menu = (await screens.getByRole('button').boundingBox())!
  expect(last.x + last.width).toBeLessThanOrEqual(menu.x)
}

test('the button of the shortcuts is there for every role, but not on a phone', async ({ page }) => {
  await openConsole(page, 'receptionist')
  const shortcuts = page.getByRole('button', { name: 'Keyboard shortcuts' })
  await expect(shortcuts).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(shortcuts).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(shortcuts).toBeHidden()
})

test('the columns of the day begin with who begins first, and end with who is not at work', async ({ page }) => {
  await openConsole(page, 'receptionist')
  await expect(page.locator('.time-line-head').first()).toBeVisible()
  const { practitioners } = await readDay(page.request, '2026-11-16')
  const begins = new Map(
    practitioners.map(({ name, shifts, isAbsent }) => [name, isAbsent ? '9' : (shifts[0]?.start ?? '99')]),
  )
  const shown = await page.getByRole('main').locator('.time-line-head h2').allTextContents()
  expect(shown.map((name) => begins.get(name)!)).toEqual([...begins.values()].sort())
})

test('the console can be read by everybody: both languages, dark, on a tablet and on a phone', async ({ page }) => {
  await openConsole(page, 'administrator', `/en/staff/?clinic=${staffClinic}`)
  await expect(page.locator('.visit').first()).toBeVisible()
  await expectAccessible(page, 'the day')
  await page.locator('.visit').first().click()
  await expect(page.getByRole('region', { name: 'Booking' }).getByRole('heading', { level: 2 })).toBeVisible()
  await expectAccessible(page, 'a booking')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrastAndFit(page, 'a booking in the dark')
  await page.setViewportSize({ width: 1024, height: 768 })
  await expectContrastAndFit(page, 'a booking on a tablet')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('list', { name: 'Practitioners' })).toBeVisible()
  await expectAccessible(page, 'the day on a phone')
  for (const query of ['view=table', 'screen=clinics', 'screen=board']) {
    await page.goto(`/staff/?clinic=${staffClinic}&${query}`)
    await expect(
      page
        .getByRole('table')
        .or(page.getByRole('heading', { name: 'Venterom' }))
        .first(),
    ).toBeVisible()
    await expectAccessible(page, query)
  }
})
