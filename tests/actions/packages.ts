import type { Page } from '@playwright/test'
import { drawPerson, identify, type Locale, languages, openBooking, pickTime, pressNext } from './booking.ts'

/** The first visit of a package with a dermatologist in Kristiansand, up to the order; each test has a day of its own. */
export async function bookFirst(page: Page, locale: Locale, date: string) {
  const person = drawPerson(locale)
  await openBooking(page, locale, `?treatment=acne-package&clinic=kristiansand&date=${date}`)
  await pickTime(page)
  await pressNext(page, locale)
  await identify(page, locale, person)
  return person
}

export const visitsOf = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: languages[locale].words.package.visits })
