import { expect, type Page } from '@playwright/test'
import { confirm, drawPerson, expectStep, identify, type Locale, languages, openBooking, pressNext } from './booking.ts'

/** Into the time step of a class or course, which lists its dates. */
export async function openDates(page: Page, locale: Locale, treatment: string) {
  await openBooking(page, locale, `?treatment=${treatment}`)
  await expectStep(page, languages[locale].words.step.time)
  await expect(page.getByRole('group', { name: languages[locale].words.group.choose })).toBeVisible()
}

/** From the chosen dates to the order. */
export async function orderChosen(page: Page, locale: Locale) {
  const person = drawPerson(locale)
  await pressNext(page, locale)
  const { step, form } = languages[locale].words
  await expectStep(page, step.information)
  // Why somebody comes to a class is their own business.
  await expect(page.getByLabel(form.description)).toHaveCount(0)
  await identify(page, locale, person)
  return person
}

/** From the chosen dates to the confirmation. */
export async function bookChosen(page: Page, locale: Locale) {
  const person = await orderChosen(page, locale)
  await confirm(page, locale)
  return person
}

export const ticketOf = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: languages[locale].words.booked.yourAppointment })
