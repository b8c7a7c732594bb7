import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import {
  choose,
  confirm,
  drawPerson,
  expectStep,
  identify,
  languages,
  listTimes,
  openBooking,
  pickTime,
  pressNext,
  readMessages,
  test,
  turnToLater,
} from './actions/booking.ts'
import { buildOwnSite } from './actions/own-build.ts'
import { type OwnServer, startOwnServer } from './actions/own-server.ts'

// One build and one server for all: in parallel each test would make its own.
test.describe.configure({ mode: 'default' })

const { words, common } = languages.sv
let folder: string
let server: OwnServer | undefined

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'innom-sweden-'))
  await buildOwnSite(folder, {
    content: 'content',
    country: 'sweden',
    siteUrl: 'http://localhost',
    today: '2026-11-16',
  })
  server = await startOwnServer({ COUNTRY: 'sweden', CLOCK: '2026-11-16T06:30:00Z' }, folder)
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})
test.use({ baseURL: async ({ browserName: _ }, use) => use(server?.address) })

/** Letters and words that Norwegian has and Swedish lacks, and numbers that nobody answers in Sweden. */
const norwegian =
  /[æø]|\b(?:klinikk|timen?\b|bestill|avbestill|velg|neste\b|tilbake|ikke|hva\b|hvor\b|vilkår|personvern|legevakt|lege\b|åpn|uke\b|fra\b|norsk)|\+47|\b113\b(?! \d)|116.?117/gi

/** Everything that is read or read out on the page, header and footer included, is Swedish. */
async function expectSwedish(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  const text = (await page.locator('body').ariaSnapshot()).replaceAll(/^ *- \/url: .*$/gm, '')
  expect(text.match(norwegian) ?? [], text).toEqual([])
}

test('a patient in Sweden books a time in Swedish, and cancels it', async ({ page }) => {
  await page.goto('/')
  await expectSwedish(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Ring 112' })).toHaveAttribute('href', 'tel:112')
  await expect(page.getByRole('main').getByRole('link', { name: '1177' })).toHaveAttribute('href', 'tel:1177')
  await page.getByRole('banner').getByRole('link', { name: common.site.bookAppointment }).click()
  await expectStep(page, words.step.type)
  await expectSwedish(page)

  await openBooking(page, 'sv', '?type=general-practitioner&service=gp')
  await expectStep(page, words.step.treatment)
  await expectSwedish(page)
  await choose(page, /^Läkarbesök/)
  // The only area and the only clinic are chosen by themselves.
  await expectStep(page, words.step.time)
  await expect(listTimes(page).first()).toBeVisible()
  await expectSwedish(page)

  await page.getByRole('button', { name: words.time.pickDate }).click()
  const calendar = page.getByRole('dialog')
  await expect(calendar.getByRole('button', { name: words.time.nextMonth })).toBeVisible()
  await expectSwedish(page)
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()

  // A week later, so that it can still be cancelled.
  await turnToLater(page, 'sv')
  await pickTime(page)
  await pressNext(page, 'sv')
  await expectStep(page, words.step.information)
  await pressNext(page, 'sv')
  await expect(page.getByText(common.validation['name-required']).first()).toBeVisible()
  await expectSwedish(page)
  const person = { ...drawPerson('sv'), phone: '+46 70 123 45 67' }
  await identify(page, 'sv', person)
  await expectSwedish(page)
  await expect(page.getByRole('main').getByRole('link', { name: words.confirm.termsLink })).toBeVisible()
  await confirm(page, 'sv')
  await expectSwedish(page)

  await page.getByRole('link', { name: words.booked.change }).click()
  await page.getByRole('button', { name: words.manage.cancel }).click()
  await expect(page.getByRole('dialog', { name: words.manage.sure })).toBeVisible()
  await expectSwedish(page)
  await page.getByRole('dialog').getByRole('button', { name: words.manage.yes }).click()
  await expectStep(page, words.manage.cancelled)
  await expectSwedish(page)

  const texts = async () => (await readMessages(page.request, person.phone)).map(({ text }) => text)
  await expect.poll(async () => (await texts()).length).toBe(3)
  for (const text of await texts()) expect(text.replace(/http\S+/, '').match(norwegian) ?? [], text).toEqual([])
})

test('what a patient in Sweden needs beside the booking is Swedish, too', async ({ page }) => {
  for (const path of ['/klinikker/', '/klinikker/vasastan/', '/kontakt/', '/avbestilling/', '/finnes-ikke/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectSwedish(page)
  }
})

test('nobody in Sweden is offered a chiropractor, a psychologist or a visit on video: nobody gives them there', async ({
  page,
}) => {
  await openBooking(page, 'sv', '?type=physical')
  await expectStep(page, words.step.treatment)
  await expect(page.getByRole('main').getByRole('link', { name: /^Första besök hos fysioterapeut/ })).toBeVisible()
  await expect(page.getByText(/kiropraktor/i)).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('main').getByText('Läkarbesök')).toBeVisible()
  await expect(page.getByText(/kiropraktor|psykolog|hudläkare|video/i)).toHaveCount(0)
})

test('everything that a visitor in Sweden can reach from the home page is in Swedish, and English in English', async ({
  page,
}) => {
  for (const [start, language] of [
    ['/', 'sv'],
    ['/en/', 'en'],
  ] as const) {
    const seen = new Set([start as string])
    for (const path of seen) {
      const answer = await page.request.get(path)
      expect(answer.status(), path).toBe(200)
      const html = await answer.text()
      expect(/<html[^>]* lang="?(\w+)/.exec(html)?.[1], path).toBe(language)
      expect(html, path).not.toMatch(/\bNOK\b|Innom Helse|\+47|tel:113|tel:116/)
      for (const [, href] of html.matchAll(/<a [^>]*href="?(\/[^"#?\s>]*)/g))
        if (href!.startsWith('/en/') === (language === 'en')) seen.add(href!)
    }
    expect([...seen].length).toBeGreaterThan(12)
    for (const name of language === 'sv'
      ? ['/priser/', '/personvernerklaering/', '/informasjonskapsler/']
      : ['/en/prices/', '/en/privacy-policy/', '/en/cookies/'])
      expect([...seen]).toContain(name)
  }
})

test('a page that Sweden lacks is not there: not by its address, not by search, not in the sitemap', async ({
  page,
}) => {
  for (const path of [
    '/isjias/',
    '/om-oss/',
    '/norvind/',
    '/page-data/om-oss/page-data.json',
    '/en/tourist-in-norway/',
  ])
    expect((await page.request.get(path)).status(), path).toBe(404)
  await page.goto('/om-oss/')
  await expect(page.getByRole('heading', { level: 1, name: 'Vi hittar inte sidan' })).toBeVisible()
  await expectSwedish(page)
  for (const query of ['rygg', 'priser', 'sjukintyg', 'norge']) {
    await page.goto(`/sok/?q=${query}`)
    await expectSwedish(page)
  }
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>[^<]*?(\/[^<:]*)<\/loc>/g)].map(([, path]) =>
    path!.replace(/^\/\/[^/]*/, ''),
  )
  expect(listed).toContain('/priser/')
  for (const path of listed) expect((await page.request.get(path)).status(), path).toBe(200)
})
