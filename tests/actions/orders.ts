import { expect, type Page } from '@playwright/test'
import { en } from '#messages/orders/en.ts'
import { no } from '#messages/orders/no.ts'
import { expectAccessible } from './accessible.ts'
import { drawPerson, languages, pressNext, readCode, readMessages } from './booking.ts'

/** What a patient reads, and where. */
export const orderPages = {
  en: { words: en, heading: 'Order a home test', path: '/en/order/', test: '/en/hometest-chlamydia/throat/' },
  no: { words: no, heading: 'Bestill hjemmetest', path: '/bestilling/', test: '/hjemmetest-klamydia/halsprove/' },
} as const
export type OrderLocale = keyof typeof orderPages

export async function expectHeading(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

/** From the page about a sample to the order: one tap leads to the form with the test chosen. */
export async function openOrder(page: Page, locale: OrderLocale) {
  const { test, heading, words } = orderPages[locale]
  await page.goto(test)
  await page
    .getByRole('main')
    .getByRole('link', { name: locale === 'en' ? 'Order this test' : 'Bestill denne testen' })
    .click()
  await expectHeading(page, heading)
  await expect(page.getByLabel(words.item)).toHaveValue('hometest-chlamydia-throat')
}

/** Fills in who the test is for. */
async function fillPerson(page: Page, locale: OrderLocale) {
  const { form } = languages[locale].words
  const person = drawPerson(locale)
  await page.getByLabel(form.name).fill(person.name)
  await page.getByLabel(form.birthdate).fill(person.birthdate)
  await page.getByLabel(form.phone).fill(person.phone)
  return person
}

/** Fills in the form for a test by post. */
export async function fillByPost(page: Page, locale: OrderLocale, street: string) {
  const { words } = orderPages[locale]
  await page.getByRole('radio', { name: words.ways.post }).check()
  await page.getByLabel(words.street).fill(street)
  await page.getByLabel(words.postcode).fill('0170')
  await page.getByLabel(words.place).fill('Oslo')
  return fillPerson(page, locale)
}

/** Orders a test to collect in Bergen, books a time with a nurse for it by keyboard, moves the time and cancels it all. */
export async function walkCollection(page: Page, locale: OrderLocale) {
  const { words } = orderPages[locale]
  const { words: form } = languages[locale]
  await openOrder(page, locale)
  await page.getByRole('radio', { name: words.ways.collect }).check()
  await page.getByLabel(words.clinic, { exact: true }).selectOption('bergen')
  const person = await fillPerson(page, locale)
  await pressNext(page, locale)
  await page.getByLabel(form.code.code).fill(await readCode(page.request, person.phone))
  await page.getByRole('button', { name: words.confirm }).click()
  await expectHeading(page, words.ordered)

  await page.getByRole('button', { name: words.chooseTime }).press('Enter')
  await expect(page.getByRole('heading', { name: words.chooseTime })).toBeFocused()
  const times = page.getByRole('button', { name: /^\d\d:\d\d$/ })
  await times.first().press('Enter')
  await expectAccessible(page, 'the times at which an order is collected')
  await page.getByRole('button', { name: words.bookTime }).press('Enter')
  await expect(page.getByText(words.timeBooked)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible(page, 'an order with a time')

  // The time is an appointment like any other.
  await page.getByRole('link', { name: words.changeTime }).click()
  await page.getByRole('button', { name: form.manage.move }).click()
  await times.last().click()
  await page.getByRole('button', { name: form.manage.moveHere }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.manage.moved)
  await page.goto(orderPages[locale].path)
  await expectHeading(page, words.myOrder)
  await expect(page.getByRole('link', { name: words.changeTime })).toBeVisible()
  await page.getByRole('button', { name: words.cancel }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words.sureWithTime)
  await dialog.getByRole('button', { name: form.manage.yes }).click()
  await expect(page.getByText(words.next.cancelled)).toBeVisible()
  await expect(page.getByRole('link', { name: words.changeTime })).toHaveCount(0)
}

/** Orders a test by post from the page about it, follows it with the link of the SMS and cancels it. */
export async function walkOrder(page: Page, locale: OrderLocale, street: string) {
  const { words, path } = orderPages[locale]
  const { words: form, common } = languages[locale]
  await openOrder(page, locale)
  await pressNext(page, locale)
  await expect(page.getByRole('alert')).toContainText(common.validation['name-required'])
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page, 'the form of an order with errors')
  const person = await fillByPost(page, locale, street)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await pressNext(page, locale)
  await expectHeading(page, words.codeHeading)
  await expectAccessible(page, 'the code of an order')
  await page.getByLabel(form.code.code).fill(await readCode(page.request, person.phone))

  await expectHeading(page, words.confirmHeading)
  await expect(page.getByText(`${words.deliveries.post}: ${street}, 0170 Oslo`)).toBeVisible()
  await expectAccessible(page, 'the confirmation of an order')
  await page.getByRole('button', { name: words.confirm }).dblclick()
  await expectHeading(page, words.ordered)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(words.next.toSend)).toBeVisible()
  await expectAccessible(page, 'an order')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
  await page.reload()
  await expectHeading(page, words.myOrder)

  // One order and one message, though the button was pressed twice; neither names the test.
  const told = async () =>
    (await readMessages(page.request, person.phone)).map(({ text }) => text).filter((text) => !/#\d{6}$/.test(text))
  await expect.poll(told).toHaveLength(1)
  const [message = ''] = await told()
  expect(message.replace(/http\S+/, '')).not.toMatch(/test|klamydia|chlamydia|Kari/i)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(/http\S+/.exec(message)![0])
  await expectHeading(page, words.myOrder)
  expect(page.url(), 'the token is not in sight').not.toContain('#')
  await page.getByRole('button', { name: words.cancel }).click()
  await page.getByRole('dialog').getByRole('button', { name: form.manage.yes }).click()
  await expect(page.getByText(words.next.cancelled)).toBeVisible()
  await expect(page.getByRole('button', { name: words.cancel })).toHaveCount(0)
  await expect.poll(told).toHaveLength(2)
}
