import { expect, type Page } from '@playwright/test'
import {
  confirm,
  doctorAt,
  drawPerson,
  expectStep,
  fillInformation,
  type Locale,
  languages,
  listTimes,
  openBooking,
  pickTime,
  pressNext,
  readCode,
  test,
  workday,
} from './actions/booking.ts'
import { openKiosk } from './actions/kiosk.ts'
import { expectReadableAtEverySize, setTextSize, textSizes } from './actions/large-text.ts'
import { pagesOfEveryKind } from './actions/pages.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** The button of the order is in sight before anybody scrolls, in a bar that leaves most of the screen to the order. */
async function expectBarAtEverySize(page: Page, button: string) {
  for (const size of [100, ...textSizes]) {
    await setTextSize(page, size)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(page.getByRole('button', { name: button }), `at ${size} %`).toBeInViewport({ ratio: 1 })
    const share = await page.locator('[data-step="confirm"] .bar').evaluate((bar) => bar.clientHeight / innerHeight)
    expect(share, `share of the screen at ${size} %`).toBeLessThan(0.2)
  }
  await setTextSize(page, 100)
}

for (const [locale, clinic] of [
  ['en', 'nydalen'],
  ['no', 'ulleval'],
] as [Locale, string][]) {
  test(`every step of the booking can be read and filled in with large text (${locale})`, async ({ page }) => {
    const { words, common } = languages[locale]
    const person = drawPerson(locale)
    for (const [query, heading] of [
      ['', words.step.type],
      ['?type=covid', words.step.service],
      ['?type=covid&service=covid-test', words.step.treatment],
      ['?treatment=gp-consultation', words.step.area],
    ] as const) {
      await openBooking(page, locale, query)
      await expectStep(page, heading)
      await expectReadableAtEverySize(page, heading)
    }
    await openBooking(page, locale, '?treatment=gp-consultation&area=oslo')
    await expect(page.getByRole('link', { name: 'Ensjø', exact: true })).toBeVisible()
    await expectReadableAtEverySize(page, words.step.clinic)

    await openBooking(page, locale, doctorAt(clinic, workday(5)))
    await expect(listTimes(page).first()).toBeVisible()
    await pickTime(page)
    await expectReadableAtEverySize(page, words.step.time)
    await pressNext(page, locale)
    await expectStep(page, words.step.information)
    await expectReadableAtEverySize(page, words.step.information)
    await pressNext(page, locale)
    await expect(page.getByRole('alert').filter({ hasText: common.validation.errorSummary })).toBeVisible()
    await expectReadableAtEverySize(page, 'the form with its errors')
    const summary = page.getByRole('button', { name: words.summary.show })
    await summary.click()
    await expectReadableAtEverySize(page, 'the summary, unfolded')

    await fillInformation(page, locale, person)
    await pressNext(page, locale)
    await expect(page.getByLabel(words.code.code)).toBeFocused()
    await expectReadableAtEverySize(page, 'the code')
    await page.getByLabel(words.code.code).fill(await readCode(page.request, person.phone))
    await expectStep(page, words.step.confirm)
    // What it costs is in sight together with the button that orders it.
    const price = (await page.locator('.review .sum-price').boundingBox())!
    const bar = (await page.locator('[data-step="confirm"] .bar').boundingBox())!
    expect(price.y + price.height).toBeLessThanOrEqual(bar.y)
    await expectReadableAtEverySize(page, words.step.confirm)
    await expectBarAtEverySize(page, words.confirm.button)
    await confirm(page, locale)
    await expectReadableAtEverySize(page, words.step.booked)
    await page.getByRole('link', { name: words.booked.change }).click()
    await expectStep(page, words.manage.heading)
    await expectReadableAtEverySize(page, words.manage.heading)
  })
}

test('the question about a flight can be read with large text', async ({ page }) => {
  await openBooking(page, 'en', `?treatment=covid-standard-rt-pcr&clinic=vika&date=${workday(6)}`)
  await pickTime(page)
  await pressNext(page, 'en')
  await page.getByLabel('Departure').fill(`${workday(6)}T23:00`)
  await expect(page.getByText('may be ready too late')).toBeVisible()
  await page.getByLabel(languages.en.words.form.birthdate).fill('04.03.2000')
  await expectReadableAtEverySize(page, 'the form of a traveller')
})

test('the kiosk can be read with large text, upright and on its side', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1280 })
  await openKiosk(page, 'nydalen', 'en')
  for (const viewport of [
    { width: 800, height: 1280 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    await expectReadableAtEverySize(page, `the kiosk at ${viewport.width} px`)
  }
})

const sitePages = [
  ...([
    'home',
    'condition',
    'service',
    'clinic',
    'clinic-list',
    'practitioner',
    'directory',
    'business',
    'prices',
  ] as const),
  ...(['contact', 'search', 'tool', 'health-hub', 'faq', 'legal', 'not-found'] as const),
]
for (const locale of ['no', 'en'] as const) {
  test(`pages can be read, and their forms reached, with large text (${locale})`, async ({ page }) => {
    for (const kind of sitePages) {
      const path = pagesOfEveryKind[kind][locale]
      await page.goto(path)
      await expectReadableAtEverySize(page, path)
    }
  })
}

test('the question about cookies can be answered with large text', async ({ page, context }) => {
  await context.clearCookies()
  await page.goto('/en/')
  await expect(page.getByRole('button', { name: 'Refuse' })).toBeVisible()
  await expectReadableAtEverySize(page, 'the question about cookies')
})
