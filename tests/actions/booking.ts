import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { en } from '#messages/booking/en.ts'
import { no } from '#messages/booking/no.ts'
import { sv } from '#messages/booking/sv.ts'
import { en as commonEn } from '#messages/en.ts'
import { messagesFor } from '#messages/messages.ts'
import { no as commonNo } from '#messages/no.ts'
import { setClock } from './clock.ts'
import { refuseConsent } from './consent.ts'
import { test as base } from './test.ts'

/** What a visitor reads, by language, and where the booking is. */
export const languages = {
  en: { words: en, common: commonEn, path: '/en/book-an-appointment/', booked: '/en/book-an-appointment/booked/' },
  no: { words: no, common: commonNo, path: '/bestill-time/', booked: '/bestill-time/bestilt/' },
  /** At the Norwegian addresses of a server for Sweden. */
  sv: {
    words: sv,
    common: messagesFor('no', 'sweden'),
    path: '/bestill-time/',
    booked: '/bestill-time/bestilt/',
  },
} as const
export type Locale = keyof typeof languages

/** Choices that lead straight to the times of a doctor at a clinic. */
export const doctorAt = (clinic: string, date?: string) =>
  `?treatment=gp-consultation&clinic=${clinic}${date ? `&date=${date}` : ''}`

/** One of the coming days on which every clinic is open and nothing is booked yet; tests at one clinic take different ones. */
export const workday = (number: number) =>
  Temporal.PlainDate.from('2026-11-30')
    // Monday, Tuesday, Thursday, Friday: one clinic is closed on Wednesdays.
    .add({ weeks: Math.floor(number / 4), days: [0, 1, 3, 4][number % 4]! })
    .toString()

/** Counts what this worker has drawn; the number of the worker, new after every failure, keeps two of them apart. */
let drawn = 0
const drawNumber = () => test.info().workerIndex * 10_000 + drawn++

/** A Norwegian mobile number that no other test has. */
export function drawPhone(): string {
  return `+47 91${String(drawNumber()).padStart(6, '0')}`
}

/** An address of its own, in a network of its own, for every test: limits count both, and all tests come from one machine. */
export function drawAddress(): string {
  const number = drawNumber()
  return `fd00:${(number & 0xffff).toString(16)}:${(number >> 16).toString(16)}::1`
}

/** Browser tests of the booking: every visitor has an address of their own and has answered the question about cookies. */
export const test = base.extend({
  context: async ({ context, baseURL }, use) => {
    await settle(context, baseURL!)
    await use(context)
  },
})

async function settle(context: BrowserContext, baseURL: string) {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': drawAddress() })
  await refuseConsent(context, baseURL)
}

/** Another visitor in a browser of their own. */
export async function openSecondVisitor(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  await setClock(context)
  await settle(context, baseURL)
  return context.newPage()
}

export async function openBooking(page: Page, locale: Locale, query = '') {
  await page.goto(languages[locale].path + query)
}

export async function expectStep(page: Page, name: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

/** Taps one of the answers on the page and waits for what it leads to: the next answer may stand on this page too. */
export async function choose(page: Page, name: string | RegExp) {
  const link = page
    .getByRole('main')
    .getByRole('link', { name, exact: typeof name === 'string' })
    .first()
  const target = new URL((await link.getAttribute('href'))!, page.url())
  await link.click()
  await expect(page).toHaveURL(target.href)
}

const timeButton = /^\d\d:\d\d$/

export function listTimes(page: Page) {
  return page.getByRole('main').getByRole('button', { name: timeButton })
}

/**
 * Of several times the one that this test may take. Two tests run at the same moment, and may look at the same day of the same
 * clinic: one of the two workers takes times from the front, the other from the back.
 */
function ownTime(times: Locator): Locator {
  return test.info().parallelIndex === 0 ? times.first() : times.last()
}

/** Turns the days to a later week: the first day in it that has free times. */
export async function turnToLater(page: Page, locale: Locale, weeks = 1) {
  for (let week = 0; week < weeks; week++) {
    const before = page.url()
    await page.getByRole('button', { name: languages[locale].words.time.later }).click()
    await expect(page).not.toHaveURL(before)
  }
}

export async function pickTime(page: Page): Promise<string> {
  const time = (await ownTime(listTimes(page)).textContent())!
  const button = page.getByRole('main').getByRole('button', { name: time, exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  return time
}

export async function pressNext(page: Page, locale: Locale) {
  await page.getByRole('button', { name: languages[locale].words.nav.next, exact: true }).click()
}

export interface Person {
  name: string
  birthdate: string
  phone: string
  description: string
}

export function drawPerson(locale: Locale): Person {
  return {
    name: 'Kari Nordmann',
    birthdate: { no: '04-03-2000', en: '03/04/2000', sv: '2000-03-04' }[locale],
    phone: drawPhone(),
    description: 'Sore throat since Friday',
  }
}

export async function fillInformation(page: Page, locale: Locale, person: Person) {
  const { form } = languages[locale].words
  await page.getByLabel(form.name).fill(person.name)
  await page.getByLabel(form.birthdate).fill(person.birthdate)
  await page.getByLabel(form.phone).fill(person.phone)
  // Nobody is asked why they come to a class.
  const description = page.getByLabel(form.description)
  if (await description.isVisible()) await description.fill(person.description)
}

interface Message {
  text: string
}

export async function readMessages(request: APIRequestContext, phone: string): Promise<Message[]> {
  const answer = await request.get(`/api/dev/outbox?phone=${encodeURIComponent(phone.replaceAll(' ', ''))}`)
  return ((await answer.json()) as { messages: Message[] }).messages
}

/** The codes that were sent to a phone, the newest first. */
export async function listCodes(request: APIRequestContext, phone: string): Promise<string[]> {
  return (await readMessages(request, phone)).flatMap(({ text }) => /#(\d{6})$/.exec(text)?.[1] ?? [])
}

/** The newest code that was sent to a phone, which has had so many before: messages are sent a moment after they are asked for. */
export async function readCode(request: APIRequestContext, phone: string, before = 0): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      const codes = await listCodes(request, phone)
      code = codes.length > before ? codes[0] : undefined
      return code
    })
    .toBeDefined()
  return code!
}

/** From the form to the order: the form, the SMS, the code. */
export async function identify(page: Page, locale: Locale, person: Person) {
  const { words } = languages[locale]
  await expectStep(page, words.step.information)
  await fillInformation(page, locale, person)
  await pressNext(page, locale)
  await page.getByLabel(words.code.code).fill(await readCode(page.request, person.phone))
  await expect(page.getByText(words.code.verified)).toBeVisible()
  // The next step opens by itself.
  await expectStep(page, words.step.confirm)
}

export async function confirm(page: Page, locale: Locale) {
  const { words, booked } = languages[locale]
  await page.getByRole('button', { name: words.confirm.button }).click()
  await page.waitForURL(`**${booked}`)
  await expectStep(page, words.step.booked)
}
