import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { readCurrent } from '#releases/current.ts'
import {
  confirm,
  doctorAt,
  drawPerson,
  expectStep,
  identify,
  languages,
  openBooking,
  openSecondVisitor,
  pickTime,
  pressNext,
  workday,
} from './actions/booking.ts'
import { buildOwnSite } from './actions/own-build.ts'
import { type OwnServer, startOwnServer } from './actions/own-server.ts'
import { test } from './actions/test.ts'

// A copy of the site, which is built again while a tab is open. Settings are those of the other tests, whose code is bundled already.
let folder: string
let content: string
let server: OwnServer

const sentence = 'A sentence of the new release.'

/** With the address of the ordinary test server: its pages are used again, so that only what differs is made. */
async function build() {
  const siteUrl = `http://localhost:${process.env.TEST_PORT ?? 8090}`
  await buildOwnSite(folder, { content, country: 'norway', siteUrl, today: '2026-11-15' })
  return readCurrent(join(folder, 'dist'))!
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'innom-new-release-'))
  content = join(folder, 'content')
  cpSync('content', content, { recursive: true })
  for (const part of ['current', 'shared', join('releases', readCurrent('dist')!)])
    cpSync(join('dist', part), join(folder, 'dist', part), { recursive: true })
  server = await startOwnServer({}, folder)
})
test.afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('tabs that were opened before a release go on after it, by a full load and without a fault; a booking is finished', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.address })
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  page.on('response', (answer) => answer.status() >= 400 && failures.push(`${answer.status()} ${answer.url()}`))
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))

  // One tab is hydrated, the other has only been read.
  await page.goto('/en/')
  await page.mouse.move(200, 300)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Bislett' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bislett')
  expect(documents).toEqual(['/en/'])
  const sleeping = await browser.newPage({ baseURL: server.address })
  sleeping.on('pageerror', (error) => failures.push(error.message))
  await sleeping.goto('/en/about-us/')

  const { words } = languages.en
  const booking = await openSecondVisitor(browser, server.address)
  booking.on('pageerror', (error) => failures.push(error.message))
  await openBooking(booking, 'en', doctorAt('kirkeveien', workday(1)))
  await expectStep(booking, words.step.time)
  const time = await pickTime(booking)
  await pressNext(booking, 'en')
  await expectStep(booking, words.step.information)

  const file = join(content, 'pages/about-us.en.md')
  appendFileSync(file, `\n${sentence}\n`)
  const before = readCurrent(join(folder, 'dist'))
  expect(await build()).not.toBe(before)
  await expect.poll(async () => (await page.request.get('/en/about-us/')).text()).toContain(sentence)

  await footer.getByRole('link', { name: 'About us' }).first().click()
  await expect(page.getByText(sentence)).toBeVisible()
  expect(documents).toEqual(['/en/', '/en/about-us/'])
  // The tab is on the new release now: links are followed by data alone again.
  await footer.getByRole('link', { name: 'Bislett' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bislett')
  expect(documents).toHaveLength(2)

  // The page that had only been read notices on the first interaction that its HTML is of another release.
  await sleeping.mouse.move(200, 300)
  await expect(sleeping.getByText(sentence)).toBeVisible()

  await identify(booking, 'en', drawPerson('en'))
  await confirm(booking, 'en')
  await expect(booking.getByRole('region', { name: words.booked.yourAppointment })).toContainText(time)
  expect(failures).toEqual([])
  await Promise.all([page, sleeping, booking].map((tab) => tab.close()))
})
