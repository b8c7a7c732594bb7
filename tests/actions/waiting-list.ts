import { type Browser, expect, type Page } from '@playwright/test'
import { en as offersEn } from '#messages/offers/en.ts'
import { no as offersNo } from '#messages/offers/no.ts'
import { en } from '#messages/waiting/en.ts'
import { no } from '#messages/waiting/no.ts'
import { expectAccessible } from './accessible.ts'
import { type ApiBooking, bookByApi } from './api-booking.ts'
import {
  doctorAt,
  drawPerson,
  drawPhone,
  expectStep,
  fillInformation,
  languages,
  openBooking,
  openSecondVisitor,
  pressNext,
  readCode,
  readMessages,
  workday,
} from './booking.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

/** What a patient reads, and where. */
export const waitingPages = {
  en: { words: en, offers: offersEn.freed, path: '/en/waiting-list/', manage: '/en/my-appointment/' },
  no: { words: no, offers: offersNo.freed, path: '/venteliste/', manage: '/min-time/' },
} as const
export type WaitingLocale = keyof typeof waitingPages

/** A server in the middle of the day: nobody on the list is asked before eight in the morning, which is when the other tests begin. */
export const startByDay = (): Promise<OwnServer> => startOwnServer({ CLOCK: '2026-11-16T09:00:00Z' })

/** Somebody with a browser and an address of their own at a server. */
export const openVisitor = (browser: Browser, server: OwnServer): Promise<Page> =>
  openSecondVisitor(browser, server.address)

/** What a link shows today has a heading below the name of its page, which stays. */
export async function expectLinked(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
}

/** Somebody else has a time on a day, the first or the first after another. */
export const bookElsewhere = (page: Page, clinic: string, day: number, after?: string): Promise<ApiBooking> =>
  bookByApi(page.request, { clinic, phone: drawPhone(), date: workday(day), ...(after && { after }) })

export async function cancel(page: Page, { reference, token }: ApiBooking) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post(`/api/bookings/${reference}/cancel`, { headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** From the times of a doctor to the list, one question a page; waits for one day. */
export async function joinForDay(page: Page, locale: WaitingLocale, clinic: string, day: string) {
  const { words } = waitingPages[locale]
  const { words: booking } = languages[locale]
  await openBooking(page, locale, doctorAt(clinic, day))
  await page.getByText(booking.time.cannotFind).click()
  await page.getByRole('link', { name: booking.time.waitingList }).click()
  await expectStep(page, words.clinics.heading)
  await expect(page.getByText(words.clinics.more)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await expectAccessible(page, 'the clinics to wait at')
  await pressNext(page, locale)
  await expectStep(page, words.days.heading)
  await page.getByRole('radio', { name: words.days.between }).check()
  await pressNext(page, locale)
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page, 'the days to wait for, with errors')
  await page.getByLabel(words.days.from).fill(day)
  await page.getByLabel(words.days.to).fill(day)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await pressNext(page, locale)
  await expectStep(page, words.parts.heading)
  await expectAccessible(page, 'the times of day to wait for')
  await pressNext(page, locale)

  // Back and a reload keep what was chosen.
  await expectStep(page, booking.step.information)
  await page.goBack()
  await page.goBack()
  await expectStep(page, words.days.heading)
  await page.reload()
  await expect(page.getByLabel(words.days.from)).toHaveValue(day)
  await pressNext(page, locale)
  await pressNext(page, locale)
  const person = drawPerson(locale)
  await expectStep(page, booking.step.information)
  await pressNext(page, locale)
  await expect(page.getByRole('alert')).toBeFocused()
  await fillInformation(page, locale, person)
  await expect(page.getByText(words.person.terms.split('{')[0]!)).toBeVisible()
  await expectAccessible(page, 'who waits')
  expect(page.url()).not.toMatch(/Kari|91\d{6}|2000|throat/)
  await pressNext(page, locale)
  await page.getByLabel(booking.code.code).fill(await readCode(page.request, person.phone))
  await expectLinked(page, words.joined)
  await expect(page.getByRole('heading', { name: words.joined })).toBeFocused()
  await expect(page.getByRole('heading', { name: words.now })).toBeVisible()
  await expectAccessible(page, 'what is waited for')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(waitingPages[locale].path)
  return person
}

/** Follows a link of a patient. It names the address of the site, which is not that of the test's own server. */
export async function followOwn(page: Page, name: string | RegExp) {
  const { pathname, hash } = new URL((await page.getByRole('link', { name }).getAttribute('href'))!)
  await page.goto(pathname + hash)
}

/** The page of the offer that an SMS to a phone links to. */
export async function readOfferLink(page: Page, phone: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const texts = (await readMessages(page.request, phone)).map(({ text }) => text)
      link = texts.flatMap((text) => /https?:\/\/\S+?\/(?:tilbud|en\/offer)\/#[\w.-]+/.exec(text)?.[0] ?? [])[0]
      return link
    })
    .toBeDefined()
  const { pathname, hash } = new URL(link!)
  return pathname + hash
}

/** Waits for a day, is asked when somebody cancels, and takes the time with one tap. */
export async function walkWaiting(page: Page, other: Page, locale: WaitingLocale, clinic: string, day: number) {
  const { offers } = waitingPages[locale]
  const { words: booking } = languages[locale]
  const booked = await bookElsewhere(other, clinic, day)
  const { phone } = await joinForDay(page, locale, clinic, workday(day))
  await cancel(other, booked)
  await page.goto(await readOfferLink(page, phone))
  await expectLinked(page, offers.heading)
  expect(page.url(), 'the token is not in sight').not.toContain('#')
  await expect(page.getByRole('main')).toContainText(/795/)
  await expectAccessible(page, 'a time of the waiting list')
  await expect(page.getByRole('button', { name: offers.take })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: offers.take }).dblclick()
  await expectLinked(page, offers.taken)
  await expect(page.getByRole('heading', { name: offers.taken })).toBeFocused()
  await expectAccessible(page, 'a time of the waiting list that was taken')
  await followOwn(page, /timen min|my appointment/)
  await expectStep(page, booking.manage.heading)
  await expect(page.getByRole('region', { name: booking.booked.yourAppointment })).toContainText(
    booked.start.slice(11, 16),
  )
}

/** Has a time, waits for an earlier one, is asked and moves. */
export async function walkEarlier(page: Page, other: Page, locale: WaitingLocale, clinic: string, day: number) {
  const { words, offers, manage } = waitingPages[locale]
  const { words: booking } = languages[locale]
  const early = await bookElsewhere(other, clinic, day)
  const phone = drawPhone()
  const own = await bookByApi(page.request, { clinic, phone, date: workday(day), after: early.start, locale })
  await page.goto(`${manage}#${own.reference}.${own.token}`)
  await page.getByRole('link', { name: booking.manage.earlier }).click()
  await expectStep(page, words.earlier.heading)
  expect(page.url()).not.toContain(own.token)
  await expectAccessible(page, 'waiting for an earlier time')
  await page.getByRole('button', { name: words.join }).click()
  await expectLinked(page, words.joined)
  // From the appointment it is found again, and another day needs no link.
  await page.goto(`${manage}#${own.reference}.${own.token}`)
  await expectStep(page, booking.manage.heading)
  await followOwn(page, booking.manage.seeWait)
  await expectLinked(page, words.joined)
  await expect(page.getByRole('link', { name: words.change })).toBeVisible()
  await cancel(other, early)
  await page.goto(await readOfferLink(page, phone))
  await page.getByRole('button', { name: offers.take }).click()
  await expectLinked(page, offers.taken)
  await followOwn(page, /timen min|my appointment/)
  await expect(page.getByRole('region', { name: booking.booked.yourAppointment })).toContainText(
    early.start.slice(11, 16),
  )
}
