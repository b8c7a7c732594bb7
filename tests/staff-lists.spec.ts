import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible, expectContrastAndFit } from './actions/accessible.ts'
import { clock } from './actions/clock.ts'
import { type OwnServer, startOwnServer } from './actions/own-server.ts'
import { expectListWhole, signInAt } from './actions/staff.ts'
import { test } from './actions/test.ts'

// One server and one sign-in for all: a link signs in once.
test.describe.configure({ mode: 'serial' })
let server: OwnServer
let context: BrowserContext
let page: Page

const open = (screen: string, home = '/staff/') => page.goto(`${server.address}${home}?screen=${screen}`)

test.beforeAll(async ({ browser }) => {
  server = await startOwnServer({ DEMO: 'yes', CLOCK: clock })
  context = await browser.newContext()
  page = await context.newPage()
  await signInAt(page, server.address, 'manager')
  // The demo's messages come after its appointments.
  const countMessages = async () => {
    const answer = await page.request.get(`${server.address}/api/staff/messages?clinic=okern`)
    return (await answer.json()).messages.length
  }
  await expect.poll(countMessages, { timeout: 30_000 }).toBe(1)
})
test.afterAll(async () => {
  await context?.close()
  await server?.stop()
})

test('a message in the inbox is taken, answered and done, and everybody sees by whom', async () => {
  await open('inbox')
  await page.locator('.list-table .link').first().click()
  const panel = page.locator('.side-panel')
  await expect(panel.getByText('@example.com')).toBeVisible()
  await panel.getByRole('button', { name: 'Jeg tar den' }).click()
  await expect(page.getByRole('cell', { name: 'manager@innom.example' })).toBeVisible()
  await panel.getByRole('button', { name: 'Besvart' }).click()
  await panel.getByRole('button', { name: 'Ferdig' }).click()
  await expect(page.getByRole('cell', { name: 'Ferdig', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('a confirmation that did not reach its patient is sent again', async () => {
  await open('messages')
  await expect(page.getByText('Tjenesten som sender, svarte ikke.')).toBeVisible()
  await page.getByRole('button', { name: 'Send på nytt' }).click()
  await expect(page.getByText('Alle meldinger er sendt.')).toBeVisible()
})

test('a home test is handed in, and its result is ready', async () => {
  await open('orders')
  await page
    .getByRole('row', { name: /Hentet/ })
    .getByRole('button')
    .click()
  const panel = page.locator('.side-panel')
  await panel.getByRole('button', { name: 'Prøven er levert' }).click()
  await panel.getByRole('button', { name: 'Svaret er klart' }).click()
  await expect(page.getByRole('cell', { name: 'Svaret er klart' })).toBeVisible()
})

test('a tablet gets a code that is shown once, a name, and is taken out of use', async () => {
  await open('kiosks', '/en/staff/')
  await page.getByLabel('New tablet').fill('By the door')
  await page.getByRole('button', { name: 'Make a code' }).click()
  await expect(page.getByText('Code, shown only now:')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'By the door' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Code, shown only now:')).toBeHidden()
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('By the window')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('rowheader', { name: 'By the window' })).toBeVisible()
  await page.getByRole('button', { name: 'Take out of use' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Take out of use' })).toBeFocused()
  await page.getByRole('button', { name: 'Take out of use' }).click()
  await expect(page.getByRole('group', { name: 'Take out of use: By the window' })).toBeFocused()
  await page.getByRole('button', { name: 'Yes, take out of use' }).click()
  await expect(page.getByText('The clinic has no tablets yet.')).toBeVisible()
  await expect(page.getByText('By the window is out of use.')).toBeFocused()
})

test('every list can be read by everybody, on a phone and in the dark too', async () => {
  for (const screen of ['inbox', 'messages', 'classes', 'orders', 'kiosks']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(screen)
    await page.locator('.list-main').waitFor()
    const first = page.locator('.list-table .link').first()
    if (await first.isVisible()) await first.click()
    await expectAccessible(page, screen)
    // A small laptop: no column is cut off by the panel.
    await page.setViewportSize({ width: 1024, height: 768 })
    await expectListWhole(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrastAndFit(page, `${screen} on a phone, dark`)
    await page.emulateMedia({ colorScheme: 'light' })
  }
})
