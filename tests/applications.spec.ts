import { expect } from '@playwright/test'
import { apply, files, fillApplication, vacancies } from './actions/applications.ts'
import { drawAddress, languages } from './actions/booking.ts'
import { mailsWith } from './actions/outbox.ts'
import { test } from './actions/test.ts'

const { path, thanks, words } = vacancies.no
const { validation } = languages.no.common

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': drawAddress() })
})

test('somebody applies for a job with a file (en)', ({ page }) => apply(page, 'en', 'Kari Desktop'))

test('an application without a file is one too', async ({ page }) => {
  await page.goto(path)
  const { send } = await fillApplication(page, 'no', 'Ola Uten-Fil')
  await send.click()
  await expect(page).toHaveURL(thanks)
  await expect.poll(async () => (await mailsWith(page, 'Ola Uten-Fil')).length).toBe(1)
})

test('a file that is something else than its name says is refused, and what was typed stays', async ({ page }) => {
  await page.goto(path)
  const { form, file, send } = await fillApplication(page, 'no', 'Ola Arkiv')
  await file.setInputFiles(files.archive)
  await send.click()
  await expect(page.getByRole('alert')).toContainText(validation['file-kind'])
  await expect(form.getByLabel(words.name)).toHaveValue('Ola Arkiv')
  expect(await mailsWith(page, 'Ola Arkiv')).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same form is sent, with a file, and comes back with what is wrong', async ({ page }) => {
    await page.goto(path)
    const { form, file, send } = await fillApplication(page, 'no', 'Ola Uten-Script')
    await form.getByLabel(words.name).fill('')
    await file.setInputFiles(files.curriculum)
    await send.click()
    await expect(page.getByRole('alert')).toContainText(validation['name-required'])
    await expect(form.getByLabel(words.text)).toHaveValue('Psykolog siden 2012.')
    await form.getByLabel(words.name).fill('Ola Uten-Script')
    await file.setInputFiles(files.curriculum)
    await send.click()
    await expect(page).toHaveURL(thanks)
    await expect.poll(async () => (await mailsWith(page, 'Ola Uten-Script')).length).toBe(1)
  })
})
