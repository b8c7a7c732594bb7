import { expect, type Page } from '@playwright/test'
import { applicationMessagesFor } from '#messages/application.ts'
import { expectAccessible } from './accessible.ts'
import { languages } from './booking.ts'
import { mailsWith } from './outbox.ts'

/** The page of a vacancy, its words, and where an application leads. */
export const vacancies = {
  en: {
    path: '/en/jobs/psychologist-video/',
    thanks: /\/en\/job-application-thanks\/$/,
    words: applicationMessagesFor('en', 'norway'),
  },
  no: {
    path: '/jobb/psykolog-video/',
    thanks: /\/jobb-takk-for-soknaden\/$/,
    words: applicationMessagesFor('no', 'norway'),
  },
} as const
export type VacancyLocale = keyof typeof vacancies

const pdf = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n'
export const files = {
  curriculum: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
  /** By its content, whatever its name says. */
  archive: { name: '../../cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('PK\u0003\u0004') },
  tooLarge: { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.alloc(5 * 1024 * 1024 + 1, 'a') },
}

/** The form, with everything but a file filled in. */
export async function fillApplication(page: Page, locale: VacancyLocale, name: string) {
  const { words } = vacancies[locale]
  const form = page.getByRole('form', { name: words.heading })
  await form.getByLabel(words.name).fill(name)
  await form.getByLabel(languages[locale].common.contact.email).fill('kari@example.no')
  await form.getByLabel(words.phone).fill('+47 22 86 44 00')
  await form.getByLabel(words.text).fill('Psykolog siden 2012.')
  return { form, file: form.getByLabel(words.file), send: form.getByRole('button', { name: words.send }) }
}

/** An application with the mistakes that people make, then one with a file, sent by keyboard. */
export async function apply(page: Page, locale: VacancyLocale, name: string) {
  const { path, thanks, words } = vacancies[locale]
  const { validation } = languages[locale].common
  await page.goto(path)
  await page.getByRole('button', { name: words.send }).press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(validation['name-required'])
  await expectAccessible(page, 'the form of an application with errors')
  const { file, send } = await fillApplication(page, locale, name)
  await file.setInputFiles(files.tooLarge)
  await send.press('Enter')
  await expect(summary.getByRole('link')).toHaveText([validation['file-size']])
  await file.setInputFiles(files.curriculum)
  await send.press('Enter')
  await expect(page).toHaveURL(thanks)
  await expectAccessible(page, 'the page after an application')
  await expect.poll(async () => (await mailsWith(page, name)).length).toBe(1)
  expect(page.url()).not.toContain('Kari')
}
