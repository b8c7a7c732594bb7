import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectFitsWidth, expectFitsWithLargeText } from './actions/accessible.ts'
import {
  choose,
  confirm,
  doctorAt,
  drawPerson,
  expectStep,
  fillInformation,
  type Locale,
  languages,
  listTimes,
  openBooking,
  pressNext,
  readCode,
  test,
  turnToLater,
  workday,
} from './actions/booking.ts'

/** The structure and the colours of a step are those of every width. */
async function expectAccessibleWideAndNarrow(page: Page, step: string, whole: 320 | 1280 = 320) {
  const other = whole === 320 ? 1280 : 320
  await page.setViewportSize({ width: other, height: 800 })
  await expectFitsWidth(page, `${step} at ${other} px`)
  await page.setViewportSize({ width: whole, height: 800 })
  await expectAccessible(page, `${step} at ${whole} px`)
}

test('the first step fits on a phone with text at twice its size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of ['/en/book-an-appointment/', '/bestill-time/']) await expectFitsWithLargeText(page, path)
})

test('clinics and times fit on a phone with text at twice its size, and Next can be tapped', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { words, path } = languages.no
  await expectFitsWithLargeText(page, `${path}?treatment=gp-consultation&area=oslo`, async () => {
    await expect(page.getByRole('link', { name: 'Ensjø', exact: true })).toBeVisible()
  })
  await expectFitsWithLargeText(page, path + doctorAt('vika', workday(0)), async () => {
    await listTimes(page).first().click()
    const next = page.getByRole('button', { name: words.nav.next, exact: true })
    await expect(next).toBeEnabled()
    await expect(next).toBeInViewport({ ratio: 1 })
  })
})

const visits: [Locale, 'light' | 'dark', 320 | 1280, string[], number][] = [
  ['en', 'light', 1280, ['General Physician', 'Doctor in clinic', 'Doctor’s appointment', 'Oslo', 'Ensjø'], 2],
  ['no', 'dark', 320, ['Allmennlege', 'Time hos allmennlege', 'Legetime', 'Oslo', 'Ensjø'], 3],
]

for (const [locale, colorScheme, whole, answers, weeks] of visits) {
  test(`every step is accessible (${locale}, ${colorScheme}, wide and narrow)`, async ({ page }) => {
    test.setTimeout(240_000)
    const { words } = languages[locale]
    const person = drawPerson(locale)
    const expectAccess = (step: string) => expectAccessibleWideAndNarrow(page, step, whole)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openBooking(page, locale)
    for (const answer of answers) {
      await expectAccess(answer)
      await choose(page, answer)
    }
    await expectStep(page, words.step.time)
    await page.getByRole('button', { name: words.time.pickDate }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: words.time.nextMonth })).toBeVisible()
    await expectAccess('the calendar')
    await page.keyboard.press('Escape')
    // Weeks in which no other test looks at this clinic: the first time can be taken, and the page need not be scrolled.
    await turnToLater(page, locale, weeks)
    await listTimes(page).first().click()
    await expect(listTimes(page).first()).toHaveAttribute('aria-pressed', 'true')
    await expectAccess(words.step.time)
    await pressNext(page, locale)
    await pressNext(page, locale)
    await expectAccess('the form with its errors')
    await fillInformation(page, locale, person)
    await pressNext(page, locale)
    await page.getByLabel(words.code.code).fill('12')
    await expectAccess('the code')
    await page.getByLabel(words.code.code).fill(await readCode(page.request, person.phone))
    await expect(page.getByText(words.code.verified)).toBeVisible()
    await expectStep(page, words.step.confirm)
    await expectAccess(words.step.confirm)
    await confirm(page, locale)
    await expectAccess(words.step.booked)
    await page.getByRole('link', { name: words.booked.change }).click()
    await page.getByRole('button', { name: words.manage.move }).click()
    await expectAccess(words.manage.heading)
  })
}

test('the dialogs are accessible', async ({ page }) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { words } = languages.en
  await openBooking(page, 'en', '?treatment=gp-video')
  await expect(page.getByRole('dialog', { name: 'Video consultation' })).toBeVisible()
  await expectAccessibleWideAndNarrow(page, 'video')
  for (const [query, name] of [
    ['?type=physical', 'Physiotherapist or chiropractor?'],
    ['?type=covid', 'Covid questions and answers'],
    ['?type=covid&service=covid-test', 'Which test should I choose?'],
  ]) {
    await openBooking(page, 'en', query)
    await page.getByRole('button', { name: name! }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: words.nav.close })).toBeVisible()
    await expectAccessibleWideAndNarrow(page, name!)
  }
})
