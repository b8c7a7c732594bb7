import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './actions/accessible.ts'
import { drawAddress } from './actions/booking.ts'
import { refuseConsent } from './actions/consent.ts'
import { recordRequests } from './actions/requests.ts'
import { test } from './actions/test.ts'

/** Both are walked, each walk in one: the hub is the same code, and each language has its own words and pages. */
const languages = {
  no: {
    path: '/helsehjelp/',
    search: { field: 'Søk på nettstedet', submit: 'Søk', words: 'isjias', page: '/fysikalsk/diagnose/rygg/isjias/' },
    results: '/sok/?q=isjias',
    cards: [
      'Ring 113 nå hvis',
      'Ring fastlegen i dag, eller legevakten på 116 117 når det er stengt, hvis',
      'Bestill time hvis',
    ],
    calls: ['Ring 113', 'Ring 116 117'],
    areas: 'Områder',
    views: { child: 'Barn', back: 'Bakfra' },
    knee: { name: 'Kne', path: '/fysikalsk/diagnose/kne/' },
    skin: { name: 'Hud, hår og negler', path: '/helsehjelp/hud/', condition: 'Eksem' },
    letters: 'Bokstaver',
    medical: { letter: 'H', name: 'Hypertensjon', page: '/hoyt-blodtrykk/' },
    last: 'Å',
    seasons: { built: 'Vanlig om høsten', spring: 'Vanlig om våren' },
    free: /Første ledige time:.*\d\d:\d\d/,
    book: 'Bestill nå: Psykolog',
    booking: /\/bestill-time\/\?type=psychologist/,
  },
  en: {
    path: '/en/health-care/',
    search: {
      field: 'Search the site',
      submit: 'Search',
      words: 'sciatica',
      page: '/en/physical/diagnosis/back/sciatica/',
    },
    results: '/en/search/?q=sciatica',
    cards: ['Call 113 now if', 'Call your doctor today, or 116 117 when they’re closed, if', 'Book an appointment if'],
    calls: ['Call 113', 'Call 116 117'],
    areas: 'Areas',
    views: { child: 'Child', back: 'Back' },
    knee: { name: 'Knee', path: '/en/physical/diagnosis/knee/' },
    skin: { name: 'Skin, hair and nails', path: '/en/health-care/skin/', condition: 'Eczema' },
    letters: 'Letters',
    medical: { letter: 'H', name: 'Hypertension', page: '/en/high-blood-pressure/' },
    last: 'Z',
    seasons: { built: 'Common in autumn', spring: 'Common in spring' },
    free: /First available time:.*\d\d:\d\d/,
    book: 'Book now: Psychologist',
    booking: /\/en\/book-an-appointment\/\?type=psychologist/,
  },
}

test.beforeEach(async ({ context, baseURL }) => {
  await refuseConsent(context, baseURL!)
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': drawAddress() })
})

const figureOf = (page: Page) => page.locator('.figure-box:visible')

test('a patient searches, sees whom to call, and goes on to a page of the answer', async ({ page }) => {
  const words = languages.no
  await page.goto(words.path)
  const now = page.locator('#now')
  await expect(now.getByRole('heading', { level: 3 })).toHaveText(words.cards)
  for (const name of words.calls)
    await expect(now.getByRole('link', { name }).first()).toHaveAttribute('href', `tel:${name.replace(/\D/g, '')}`)
  const field = page.getByLabel(words.search.field)
  await field.pressSequentially(words.search.words)
  const first = page.getByRole('option').first()
  await expect(first).toBeVisible()
  await expectAccessible(page, 'the open results')
  const option = page.locator(`[role=option][href="${words.search.page}"]`)
  await expect(option).toBeVisible()
  for (let step = 0; step < 10 && (await option.getAttribute('aria-selected')) !== 'true'; step++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(words.search.page)
})

test('a tap on the knee leads to the knee, from the front, the back and on a child', async ({ page }) => {
  const words = languages.en
  const record = recordRequests(page)
  for (const choices of [[], [words.views.back], [words.views.child], [words.views.child, words.views.back]]) {
    await page.goto(words.path)
    for (const name of choices) await page.getByRole('radio', { name }).check()
    await expect(figureOf(page)).toHaveCount(1)
    await figureOf(page).locator(`a[href="${words.knee.path}"] path`).first().click()
    await expect(page).toHaveURL(words.knee.path)
  }
  // Links in a drawing are followed as all others are: by page data alone.
  expect(record.documents()).toEqual(Array(4).fill(words.path))
})

test('who comes Back finds the child from the back again, as chosen', async ({ page }) => {
  const words = languages.no
  await page.goto(words.path)
  for (const name of Object.values(words.views)) await page.getByRole('radio', { name }).check()
  await figureOf(page).locator(`a[href="${words.knee.path}"] path`).first().click()
  await expect(page).toHaveURL(words.knee.path)
  await page.goBack()
  for (const name of Object.values(words.views)) await expect(page.getByRole('radio', { name })).toBeChecked()
  await expect(figureOf(page)).toHaveCount(1)
})

test('who uses a keyboard gets the same areas as a list, and their conditions', async ({ page }) => {
  const words = languages.en
  const areas = page.getByRole('navigation', { name: words.areas })
  await page.goto(words.path)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: words.views.child })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  // From the second choice, Tab skips the picture.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(areas.getByRole('link').first()).toBeFocused()
  const drawn = figureOf(page).locator('a')
  const listed = await areas.getByRole('link').evaluateAll((links) => links.map((it) => it.getAttribute('href')))
  for (const link of await drawn.all()) expect(listed).toContain(await link.getAttribute('href'))
  await areas.getByRole('link', { name: words.skin.name }).press('Enter')
  await expect(page).toHaveURL(words.skin.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.skin.name)
  await expect(page.locator('#conditions').getByRole('link', { name: words.skin.condition, exact: true })).toBeVisible()
  await expectAccessible(page, words.skin.path)
})

test('a condition is found under the name that doctors use', async ({ page }) => {
  const words = languages.no
  await page.goto(words.path)
  const letters = page.getByRole('navigation', { name: words.letters })
  await expect(letters.getByRole('listitem').last()).toHaveText(words.last)
  await letters.getByRole('link', { name: words.medical.letter, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.medical.letter, exact: true })).toBeInViewport()
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: words.medical.name, exact: true }) })
  await entry.getByRole('link').click()
  await expect(page).toHaveURL(words.medical.page)
})

test('every line of care tells its first free time without a touch, and leads into the booking', async ({ page }) => {
  const words = languages.en
  await page.goto(words.path)
  const lines = page.locator('#lines').getByRole('listitem')
  await expect(lines.filter({ hasText: words.free })).toHaveCount(await lines.count())
  await expect(
    lines
      .first()
      .getByText(/\d\d:\d\d$/)
      .first(),
  ).toBeVisible()
  await page.getByRole('link', { name: words.book }).click()
  await expect(page).toHaveURL(words.booking)
})

test('the season is that of today, not that of the build', async ({ page }) => {
  const words = languages.no
  await page.clock.setFixedTime('2027-04-10T10:00:00Z')
  await page.goto(words.path)
  await expect(page.getByRole('heading', { name: words.seasons.built })).toBeVisible()
  await page.mouse.move(300, 400)
  await expect(page.getByRole('heading', { name: words.seasons.spring })).toBeVisible()
  await expect(page.getByRole('heading', { name: words.seasons.built })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything leads on', async ({ page }) => {
    const words = languages.en
    await page.goto(words.path)
    await expect(page.getByRole('heading', { name: words.seasons.built })).toBeVisible()
    await page.getByRole('radio', { name: words.views.child }).check()
    await page.getByRole('radio', { name: words.views.back }).check()
    await expect(figureOf(page)).toHaveCount(1)
    await figureOf(page).locator(`a[href="${words.knee.path}"] path`).first().click()
    await expect(page).toHaveURL(words.knee.path)
    await page.goto(words.path)
    await page.getByRole('link', { name: words.book }).click()
    await expect(page).toHaveURL(words.booking)
    await page.goto(words.path)
    await page.getByLabel(words.search.field).fill(words.search.words)
    await page.getByRole('button', { name: words.search.submit, exact: true }).click()
    await expect(page).toHaveURL(words.results)
    await expect(page.locator(`main a[href="${words.search.page}"]`)).toBeVisible()
  })
})

test('the hub lists every tool that there is', async ({ page, request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const tools = [...map.matchAll(/<loc>[^<]*(\/en\/tool-\d+\/)<\/loc>/g)].map((match) => match[1])
  await page.goto('/en/health-care/#tools')
  const listed = await page.locator('#tools a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(listed.toSorted()).toEqual(tools.toSorted())
})
