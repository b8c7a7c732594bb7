import { expect, type Page, test } from '@playwright/test'
import { absenceMessagesFor } from '#messages/absence.ts'
import { expectAccessible } from './accessible.ts'
import { drawPhone, languages, readCode } from './booking.ts'
import { mailsWith } from './outbox.ts'

export const places = {
  en: '/en/business-registration-of-sickeness/',
  no: '/bedrift/registrering-av-sykefravaer/',
} as const
type Locale = keyof typeof places

/** From the page to the days, by keyboard: phone, code. */
export async function proveByKeyboard(page: Page, locale: Locale, { isStarted = false } = {}) {
  const { words } = languages[locale]
  const own = absenceMessagesFor(locale, 'norway')
  const phone = drawPhone()
  if (!isStarted) await page.getByRole('button', { name: own.start }).press('Enter')
  await expect(page.getByRole('heading', { name: own.phoneHeading })).toBeFocused()
  await page.getByLabel(words.form.phone).fill(phone)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(words.code.code)).toBeFocused()
  await page.keyboard.type(await readCode(page.request, phone))
  await expect(page.getByRole('heading', { name: own.daysHeading })).toBeFocused()
}

/** A whole report, with the mistakes that people make. */
export async function reportAbsence(page: Page, locale: Locale) {
  const words = absenceMessagesFor(locale, 'norway')
  const { common } = languages[locale]
  const name = `Kari ${locale} ${test.info().project.name}`
  await page.goto(places[locale])
  await proveByKeyboard(page, locale)
  await page.getByRole('button', { name: words.send }).press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    common.validation['absence-partner'],
    common.validation['name-required'],
  ])
  await expectAccessible(page, 'the days of an absence')
  await page.getByLabel(words.partner, { exact: true }).selectOption({ label: 'Tinde' })
  await page.getByLabel(words.name, { exact: true }).fill(name)
  await page.getByLabel(words.to).fill('2026-11-01')
  await page.keyboard.press('Enter')
  await expect(summary.getByRole('link')).toHaveText([common.validation['absence-to']])
  await page.getByLabel(words.to).fill('2026-11-18')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words.sentHeading })).toBeFocused()
  await expectAccessible(page, 'an absence that was sent')
  const offers = page.locator('#report').getByRole('link', { name: common.site.bookNow })
  await expect(offers.first()).toHaveAttribute('href', /treatment=gp-video&partner=tinde$/)
  await expect(offers).toHaveCount(2)
  const mails = await mailsWith(page, `Navn: ${name}`)
  expect(mails).toHaveLength(1)
  expect(mails[0]!.email).toBe('fravaer@tinde.example')
  expect(page.url()).not.toContain('Kari')
}
