import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { drawPerson, languages, readCode } from '../actions/booking.ts'
import { test } from './open-firefox.ts'

const heading = (page: Page) => page.$eval('h1', (it) => it.textContent)
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** Clicks the first of them that can be seen: the menu has the same links twice, for wide and for narrow screens. */
async function click(page: Page, selector: string) {
  await page.waitForSelector(selector)
  for (const element of await page.$$(selector)) if (await element.isVisible()) return element.click()
  throw new Error(`nothing to be seen at ${selector}`)
}
/** As the visitor's own button does; puppeteer waits for a new document, which none of these load. */
const goBack = (page: Page) => page.evaluate(() => history.back())
const path = (page: Page) => new URL(page.url()).pathname

async function pressButton(page: Page, name: string) {
  for (const button of await page.$$('main button, .bar button'))
    if ((await button.evaluate((it) => it.textContent.trim())) === name && (await button.isVisible()))
      return button.click()
  throw new Error(`no button ‘${name}’`)
}

async function fillField(page: Page, label: string, value: string) {
  const id = await page.waitForFunction(
    (text) => [...document.querySelectorAll('label')].find((it) => it.textContent.startsWith(text))?.htmlFor,
    {},
    label,
  )
  await page.type(`#${await id.jsonValue()}`, value)
}

/** Opens a page as somebody who has answered the question about cookies, and hydrates it. */
async function open(page: Page, address: string) {
  await page.goto(address)
  if (await page.$('#consent button[value=refuse]')) await click(page, '#consent button[value=refuse]')
  await page.waitForSelector('html[data-consent=refused]')
  await page.mouse.move(200, 300)
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
}

test('in Firefox somebody reads an article by its contents, goes back and changes the language', async ({
  firefox: page,
  baseURL,
}) => {
  await open(page, `${baseURL}/en/physical/diagnosis/back/sciatica/`)
  const links = await page.$$eval('nav.toc a', (list) => list.map((it) => it.getAttribute('href')!))
  expect(links.length).toBeGreaterThan(3)
  const last = links.at(-1)!
  // A click brings the link into view first, which is where Back returns to.
  await page.$eval(`nav.toc a[href="${last}"]`, (it) => it.scrollIntoView({ block: 'center' }))
  const before = await scrolled(page)
  await click(page, `nav.toc a[href="${last}"]`)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 500)
  const top = await page.$eval(last, (it) => it.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(400)
  expect(new URL(page.url()).hash).toBe(last)
  await goBack(page)
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(100)
  expect(await heading(page)).toBe('Sciatica')

  await click(page, '#site-header a[hreflang], #site-header a[lang]')
  await expect.poll(() => heading(page)).toBe('Isjias')
  expect(await page.$eval('html', (it) => it.lang)).toBe('nb')
  await goBack(page)
  await expect.poll(() => heading(page)).toBe('Sciatica')
  expect(path(page)).toBe('/en/physical/diagnosis/back/sciatica/')
})

test('in Firefox somebody books a time', async ({ firefox: page, baseURL, request }) => {
  const { words, path: booking } = languages.en
  const person = drawPerson('en')
  const press = (name: string) => pressButton(page, name)
  await open(page, `${baseURL}/en/`)
  await click(page, '#site-header a[href="/en/book-an-appointment/"]')
  await expect.poll(() => heading(page)).toBe(words.step.type)
  expect(path(page)).toBe(booking)
  // From here as a shared link: which tiles there are is told by other tests.
  await page.goto(`${baseURL}${booking}?treatment=gp-consultation&clinic=nydalen`)
  await expect.poll(() => heading(page)).toBe(words.step.time)
  const time = await page.waitForSelector('::-p-xpath(//main//button[@aria-pressed][contains(., ":")])')
  await time!.click()
  await expect.poll(() => time!.evaluate((it) => it.ariaPressed)).toBe('true')
  await press(words.nav.next)
  await expect.poll(() => heading(page)).toBe(words.step.information)
  const fill = (label: string, value: string) => fillField(page, label, value)
  await fill(words.form.name, person.name)
  await fill(words.form.birthdate, person.birthdate)
  await fill(words.form.phone, person.phone)
  await fill(words.form.description, person.description)
  await press(words.nav.next)
  await fill(words.code.code, await readCode(request, person.phone))
  // Once the code is verified, the booking goes on by itself or by Next.
  await expect
    .poll(async () => {
      if ((await heading(page)) !== words.step.confirm) await press(words.nav.next).catch(() => {})
      return heading(page)
    })
    .toBe(words.step.confirm)
  await press(words.confirm.button)
  await expect.poll(() => heading(page)).toBe(words.step.booked)
})
