import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { type ServeProcess, startServing } from '#commands/testing/serve-process.ts'
import { copyEmbeddedTemplate } from '#database/testing/engines.ts'
import type { Role } from '#domain/staff/roles.ts'
import { consoleWords } from '#messages/staff/console-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { expectAccessible, expectContrastAndFit } from './actions/accessible.ts'
import { clock } from './actions/clock.ts'
import { signInAt, staffClinic } from './actions/staff.ts'
import { test } from './actions/test.ts'

// One server and one sign-in for all: a link signs in once.
test.describe.configure({ mode: 'serial' })
let data: string
let server: ServeProcess
let context: BrowserContext
let page: Page
/** Of a patient whose booking the desk has opened. */
let patient: { phone: string; reference: string }

const start = (CLOCK: string) =>
  startServing('.', { data, env: { HOST: 'localhost', LOG_LEVEL: 'silent', TRUST_PROXY: '1', DEMO: 'yes', CLOCK } })
const open = (screen: string, home = '/staff/') => page.goto(`${server.address}${home}?screen=${screen}`)
const panel = () => page.locator('.side-panel')

async function openAs(browser: Browser, role: Role): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signInAt(page, server.address, role)
  return [context, page]
}

test.beforeAll(async ({ browser }) => {
  data = await copyEmbeddedTemplate()
  server = await start(clock)
  ;[context, page] = await openAs(browser, 'administrator')
  const [desk, { request }] = await openAs(browser, 'receptionist')
  const readDay = async () => {
    const answer = await request.get(`${server.address}/api/staff/day?clinic=${staffClinic}&date=${clock.slice(0, 10)}`)
    const { practitioners } = await answer.json()
    return practitioners.flatMap((it: { bookings: { reference: string }[] }) => it.bookings) as { reference: string }[]
  }
  await expect.poll(async () => (await readDay()).length, { timeout: 30_000 }).toBeGreaterThan(0)
  const [{ reference }] = (await readDay()) as [{ reference: string }]
  const { phone } = await (await request.get(`${server.address}/api/staff/bookings/${reference}`)).json()
  patient = { phone, reference }
  await desk.close()
  // Quarter of an hour later: everybody is signed in still, and nobody has just proved who they are.
  await server.stop()
  server = await start(new Date(Date.parse(clock) + 15 * 60_000).toISOString())
})
test.afterAll(async () => {
  await context?.close()
  await server?.stop()
  await rm(data, { recursive: true, force: true })
})

test('an administrator reads who looked at a patient, after signing in again', async () => {
  await open('access')
  await expect(page.getByText(listWords.no.signInAgain)).toBeVisible()
  await page.getByRole('button', { name: listWords.no.confirm }).click()
  await expect(page.getByRole('heading', { name: /^Hvem så eller endret hva mandag/ })).toBeVisible()
  await page.getByLabel('Pasientens telefon').fill('123')
  await page.getByRole('button', { name: 'Finn', exact: true }).click()
  await expect(page.getByText('Skriv hele telefonnummeret.')).toBeVisible()
  await page.getByLabel('Pasientens telefon').fill(patient.phone)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: patient.reference })
  await expect(row).toContainText('receptionist@innom.example (Resepsjon)')
  await expect(row).toContainText('Åpnet timen')
  expect(page.url()).not.toContain(patient.phone.slice(3))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Last ned for regneark' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Åpnet timen')
})

test('a month’s statement is read and downloaded', async () => {
  await open('partners', '/en/staff/')
  await page.getByRole('button', { name: 'Tinde' }).click()
  await expect(panel().getByRole('row', { name: /^Total/ })).toBeVisible()
  const download = page.waitForEvent('download')
  await panel().getByRole('button', { name: 'Download the statement' }).click()
  expect((await download).suggestedFilename()).toBe('statement-tinde-2026-10.csv')
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('total,2026-10')
  await page.keyboard.press('Escape')
  await expect(panel()).toBeHidden()
})

test('points are exported, each line once', async () => {
  await open('partners')
  await page.getByRole('button', { name: 'Norvind' }).click()
  await panel().getByRole('button', { name: 'Hent ut nye poeng' }).click()
  await expect(panel().getByText('Ingen nye poeng.')).toBeVisible()
  await panel().getByLabel('Dagen de ble hentet ut').fill('2026-11-02')
  await panel().getByRole('button', { name: 'Hent ut på nytt' }).click()
  await expect(panel().getByText('Ingenting ble hentet ut den dagen.')).toBeVisible()
})

test('an application is opened, and its file comes as an attachment', async () => {
  await open('forms')
  await expect(page.getByRole('row', { name: /^Sendt videre/ })).toBeVisible()
  await page.getByRole('button', { name: /^Åpne søknaden på/ }).click()
  await expect(panel().getByText('@example.com')).toBeVisible()
  const link = panel().getByRole('link', { name: /^Last ned vedlegget \(tekst/ })
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toMatch(/^soknad-[0-9a-f]{8}\.txt$/)
  const answer = await page.request.get(server.address + (await link.getAttribute('href')))
  expect(answer.headers()['content-disposition']).toMatch(/^attachment;/)
  await open('access')
  await expect(page.getByRole('cell', { name: 'Åpnet en søknad' })).toHaveCount(1)
})

test('every screen of the office can be read by everybody, on a phone and in the dark too', async () => {
  for (const screen of ['partners', 'forms', 'access', 'figures']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(screen)
    await page.locator('.list-main').waitFor()
    const first = page.locator('.list-table .link').first()
    if (await first.isVisible()) await first.click()
    await expectAccessible(page, screen)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectContrastAndFit(page, `${screen} on a phone, dark`)
    await page.emulateMedia({ colorScheme: 'light' })
  }
})

test('somebody at the desk has none of these screens', async ({ browser }) => {
  const [desk, page] = await openAs(browser, 'receptionist')
  await page.goto(`${server.address}/staff/`)
  await page.getByRole('button', { name: 'Mer' }).click()
  await expect(page.getByRole('menuitem', { name: 'Hjemmetester' })).toBeVisible()
  for (const name of ['Avtaler', 'Fravær og søknader', 'Innsynslogg']) {
    await expect(page.getByRole('menuitem', { name })).toHaveCount(0)
  }
  for (const screen of ['partners', 'forms', 'access', 'figures']) {
    await page.goto(`${server.address}/staff/?screen=${screen}`)
    await expect(page.getByText(consoleWords.no.noScreen)).toBeVisible()
  }
  await desk.close()
})
