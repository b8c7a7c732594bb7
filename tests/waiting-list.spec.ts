import { expect } from '@playwright/test'
import { longDay } from '#messages/dates.ts'
import { en as offers } from '#messages/offers/en.ts'
import { expectAccessible, expectFitsAtTwiceTheSize } from './actions/accessible.ts'
import { doctorAt, drawPerson, expectStep, languages, pressNext, readCode, test, workday } from './actions/booking.ts'
import type { OwnServer } from './actions/own-server.ts'
import { holdScripts } from './actions/slow-network.ts'
import {
  bookElsewhere,
  cancel,
  expectLinked,
  followOwn,
  joinForDay,
  openVisitor,
  readOfferLink,
  startByDay,
  waitingPages,
  walkEarlier,
  walkWaiting,
} from './actions/waiting-list.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await startByDay()
})
test.afterAll(() => server?.stop())

test('somebody waits for a day, is asked when a time becomes available, and takes it (en)', async ({ browser }) =>
  walkWaiting(await openVisitor(browser, server), await openVisitor(browser, server), 'en', 'lillestrom', 1))

test('somebody with an appointment waits for an earlier time, and moves (no)', async ({ browser }) =>
  walkEarlier(await openVisitor(browser, server), await openVisitor(browser, server), 'no', 'lillestrom', 2))

test('somebody who declines keeps waiting, and stops with one tap; the same is asked for again', async ({
  browser,
}) => {
  const { words, offers: freed } = waitingPages.en
  const [page, other] = [await openVisitor(browser, server), await openVisitor(browser, server)]
  const booked = await bookElsewhere(other, 'lillestrom', 4)
  const { phone } = await joinForDay(page, 'en', 'lillestrom', workday(4))
  await cancel(other, booked)
  await page.goto(await readOfferLink(page, phone))
  await page.getByRole('button', { name: freed.decline }).click()
  await expectLinked(page, freed.declined)
  await followOwn(page, freed.toList)
  await expectLinked(page, words.joined)
  await page.getByRole('button', { name: words.stop }).click()
  await expectLinked(page, words.stopped)
  await expect(page.getByRole('heading', { name: words.stopped })).toBeFocused()
  await expect(page.getByText(words.stoppedText)).toBeVisible()
  await page.getByRole('link', { name: words.again }).click()
  await expectStep(page, languages.en.words.step.information)
  await expect(page.getByRole('complementary', { name: words.waitsFor })).toContainText(longDay(workday(4), 'en'))
})

test('somebody who waits changes what suits them, keeps their place, and is asked about that alone', async ({
  browser,
}) => {
  const { words, offers: freed, path } = waitingPages.no
  const [page, other] = [await openVisitor(browser, server), await openVisitor(browser, server)]
  const [unwanted, wanted] = [await bookElsewhere(other, 'lillestrom', 8), await bookElsewhere(other, 'lillestrom', 9)]
  const { phone } = await joinForDay(page, 'no', 'lillestrom', workday(8))
  await page.getByRole('link', { name: words.change }).click()
  await expectStep(page, words.changing)
  await expect(page.getByRole('heading', { name: words.changing })).toBeFocused()
  await expect(page.getByRole('radio', { name: longDay(workday(8), 'no') })).toBeChecked()
  await expectAccessible(page, 'changing what is waited for')
  await page.getByRole('radio', { name: words.days.between }).check()
  await page.getByLabel(words.days.from).fill(workday(9))
  await page.getByLabel(words.days.to).fill(workday(8))
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByLabel(words.days.to).fill(workday(9))
  await expect(page).toHaveURL(new RegExp(`to=${workday(9)}`))
  await page.reload()
  await expect(page.getByLabel(words.days.to)).toHaveValue(workday(9))
  await page.getByRole('button', { name: words.save }).dblclick()
  await expectLinked(page, words.joined)
  await expect(page.getByRole('heading', { name: words.joined })).toBeFocused()
  await expect(page.getByText(words.changed)).toBeVisible()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
  await expect(page.getByRole('region', { name: words.mine })).toContainText(longDay(workday(9), 'no'))
  // Who looks at it again and goes back has saved nothing.
  await page.getByRole('link', { name: words.change }).click()
  await expectStep(page, words.changing)
  await page.goBack()
  await expect(page.getByRole('heading', { name: words.joined })).toBeFocused()
  await expect(page.getByText(words.changed)).toHaveCount(0)
  await cancel(other, unwanted)
  await cancel(other, wanted)
  await page.goto(await readOfferLink(page, phone))
  await expectLinked(page, freed.heading)
  await expect(page.getByRole('main')).toContainText(wanted.start.slice(11, 16))
  await expect(page.getByRole('main')).toContainText(longDay(workday(9), 'no'))
})

test('who takes a time after they stopped waiting in another tab reads what has become of it', async ({ browser }) => {
  const { offers: freed } = waitingPages.en
  const [page, other] = [await openVisitor(browser, server), await openVisitor(browser, server)]
  const booked = await bookElsewhere(other, 'lillestrom', 6)
  const { phone } = await joinForDay(page, 'en', 'lillestrom', workday(6))
  await cancel(other, booked)
  await page.goto(await readOfferLink(page, phone))
  await expectLinked(page, freed.heading)
  const own = new URL((await page.getByRole('link', { name: freed.toList }).getAttribute('href'))!)
  const [id, token] = own.hash.slice(1).split('.')
  await other.request.delete(`/api/waiting-list/${id}`, { headers: { authorization: `Bearer ${token}` } })
  await page.getByRole('button', { name: freed.take }).click()
  await expect(page.getByRole('heading', { name: freed.gone })).toBeFocused()
})

test('the list is joined by keyboard alone', async ({ browser }) => {
  const { words } = waitingPages.en
  const { words: booking } = languages.en
  const page = await openVisitor(browser, server)
  const press = (key: string) => page.keyboard.press(key)
  await page.goto(waitingPages.en.path + doctorAt('lillestrom'))
  for (const heading of [words.clinics.heading, words.days.heading, words.parts.heading]) {
    await expectStep(page, heading)
    await page.getByRole('button', { name: booking.nav.next }).focus()
    await press('Enter')
  }
  await expectStep(page, booking.step.information)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const person = drawPerson('en')
  await page.getByLabel(booking.form.name).focus()
  for (const text of [person.name, person.birthdate]) {
    await page.keyboard.type(text)
    await press('Tab')
  }
  await press('End')
  await page.keyboard.type(person.phone.slice(3))
  await press('Tab')
  await page.keyboard.type(person.description)
  await page.getByRole('button', { name: booking.nav.next }).focus()
  await press('Enter')
  await expect(page.getByLabel(booking.code.code)).toBeFocused()
  await page.keyboard.type(await readCode(page.request, person.phone))
  await expectLinked(page, words.joined)
  // Nobody else who uses this browser finds what was typed.
  await page.goBack()
  await expectStep(page, booking.step.information)
  await expect(page.getByLabel(booking.form.name)).toHaveValue('')
})

test('what was typed in the booking is there on the way to the list, and is still there on the way back', async ({
  browser,
}) => {
  const { words } = waitingPages.no
  const { words: booking, path } = languages.no
  const page = await openVisitor(browser, server)
  await page.goto(path + doctorAt('lillestrom', workday(5)))
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click()
  await pressNext(page, 'no')
  await page.getByLabel(booking.form.name).fill('Kari Nordmann')
  await page.getByRole('link', { name: booking.nav.back }).click()
  await page.getByText(booking.time.cannotFind).click()
  await page.getByRole('link', { name: booking.time.waitingList }).click()
  for (const heading of [words.clinics.heading, words.days.heading, words.parts.heading]) {
    await expectStep(page, heading)
    // The day that was looked at is one of the answers, and not the one that is given already.
    if (heading === words.days.heading) {
      await expect(page.getByRole('radio', { name: longDay(workday(5), 'no') })).not.toBeChecked()
      await expect(page.getByRole('radio', { name: words.days['two-weeks'] })).toBeChecked()
    }
    await pressNext(page, 'no')
  }
  await expect(page.getByLabel(booking.form.name)).toHaveValue('Kari Nordmann')
  await page.getByLabel(booking.form.description).fill('Vondt i halsen')
  for (let back = 0; back < 4; back++) await page.getByRole('link', { name: booking.nav.back }).click()
  await expectStep(page, booking.step.time)
  expect(new URL(page.url()).searchParams.get('date')).toBe(workday(5))
})

test('the way to an earlier time can be opened in a tab of its own, and a cut link after it shows nothing of the appointment', async ({
  browser,
}) => {
  const { words, path } = waitingPages.en
  const page = await openVisitor(browser, server)
  const own = await bookElsewhere(page, 'lillestrom', 10)
  await page.goto(`${path}?earlier=1#${own.reference}.${own.token}`)
  await expectStep(page, words.earlier.heading)
  expect(page.url()).not.toContain(own.token)
  await page.reload()
  await page.getByRole('button', { name: words.join }).click()
  await expectLinked(page, words.joined)
  await page.evaluate(() => {
    location.hash = '#ABCD2345.cut'
  })
  await expect(page.getByText(languages.en.words.manage.wrongLink)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.joined })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: languages.en.words.manage.lostHeading })).toBeVisible()
})

test('the page of a wrong link says so, and fits with text at twice its size', async ({ browser }) => {
  const { words, path } = waitingPages.en
  const page = await openVisitor(browser, server)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${path}#ABCD2345.a-token-of-nobody-at-all`)
  await expect(page.getByText(words.gone)).toBeVisible()
  await page.goto(`${path}${doctorAt('lillestrom')}&step=days`)
  await expectStep(page, words.days.heading)
  await expectFitsAtTwiceTheSize(page, 'the days to wait for')
})

test('the page of an offer says what it is before its script has come, goes on saying so, and names whom to call', async ({
  browser,
}) => {
  const page = await openVisitor(browser, server)
  const release = await holdScripts(page)
  await page.goto('/en/offer/#ABCD2345.a-token-of-nobody-at-all', { waitUntil: 'commit' })
  await expectStep(page, offers.name)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(offers.needLink)).toBeHidden()
  release()
  await expect(page.getByText(offers.wrongLink.split('{phone}')[0]!)).toBeVisible()
  await expectStep(page, offers.name)
  await expect(page.getByRole('main').getByRole('link', { name: offers.call.split('{phone}')[0]! })).toBeVisible()
})
