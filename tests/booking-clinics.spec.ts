import { expect, type Page } from '@playwright/test'
import { choose, expectStep, languages, openBooking, test } from './actions/booking.ts'
import { takeClock } from './actions/clock.ts'

const { words, common } = languages.en
const { listing } = words
const doctors = '?treatment=gp-consultation&area=all'
const clinics = (page: Page) => page.getByRole('article').getByRole('heading').getByRole('link')
const cityHall = { latitude: 59.9118, longitude: 10.7338 }

test('the nearest clinic is found on a tap, and nothing about the place leaves the device', async ({
  page,
  context,
}) => {
  await context.setGeolocation(cityHall)
  await context.grantPermissions(['geolocation'])
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await openBooking(page, 'en', doctors)
  await expectStep(page, 'Choose clinic in all of Norway')
  await expect(page.getByRole('heading', { name: common.nearest.heading })).toBeHidden()
  await page.getByRole('button', { name: common.nearest.find }).click()
  for (const name of [common.nearest.heading, 'Other clinics in Oslo', listing.ours]) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await expect(clinics(page).first()).toHaveText('Vika')
  await expect(page.getByRole('article').first()).toContainText(/\d+ (m|km) away/)
  expect(sent.join()).not.toMatch(/59\.91|10\.73/)
})

test('without a place the visitor is told so and goes on', async ({ page, context }) => {
  await context.clearPermissions()
  await openBooking(page, 'en', '?treatment=gp-consultation')
  await expectStep(page, words.step.area)
  await page.getByRole('button', { name: common.nearest.find }).click()
  await expect(page.getByText('Geolocation is unavailable')).toBeVisible()
  await choose(page, 'Oslo')
  await expectStep(page, 'Choose clinic in Oslo')
})

test('a typed postcode serves as well, and leaves the device no more than a position does', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await openBooking(page, 'en', doctors)
  await page.getByText(common.nearest.orPlace).click()
  const place = page.getByLabel(common.nearest.place, { exact: true })
  await place.fill('Atlantis')
  await place.press('Enter')
  await expect(page.getByText(common.nearest.answers['unknown-place'])).toBeVisible()
  await place.fill('5003')
  await place.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'From 5003 Bergen' })).toBeVisible()
  await expect(clinics(page).first()).toHaveText('Bergen')
  expect(sent.join()).not.toMatch(/Atlantis|5003/)
  await page.getByRole('button', { name: common.nearest.change }).click()
  await expect(page.getByRole('button', { name: common.nearest.find })).toBeVisible()
})

test('clinics are sorted by name, earliest time or distance', async ({ page, context }) => {
  await context.setGeolocation(cityHall)
  await context.grantPermissions(['geolocation'])
  await openBooking(page, 'en', doctors)
  const sort = page.getByLabel(listing.sort)
  await sort.selectOption(listing.sortName)
  const names = await clinics(page).allTextContents()
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'nb')))
  await sort.selectOption(listing.sortNearest)
  await expect(page.getByRole('heading', { name: common.nearest.heading })).toBeVisible()
  await sort.selectOption(listing.sortEarliest)
  await expect(sort).toHaveValue('earliest')
})

const firstTimes = (page: Page) => page.getByRole('article').getByText(/^First available/)

test('a list whose times are known from the areas begins with the earliest', async ({ page }) => {
  await openBooking(page, 'en', '?treatment=gp-consultation')
  await expect(page.getByText(/^First available/).first()).toBeVisible()
  await choose(page, 'Oslo')
  await expect(firstTimes(page).first()).toBeVisible()
  await expect(page.getByLabel(listing.sort)).toHaveValue('earliest')
})

test('times that come late are shown, but move no clinic from under a finger', async ({ page }) => {
  await takeClock(page)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/clinics*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await openBooking(page, 'en', doctors)
  const sort = page.getByLabel(listing.sort)
  await expect(sort).toHaveValue('name')
  const names = await clinics(page).allTextContents()
  await page.clock.runFor(600)
  answer.resolve()
  await expect(firstTimes(page).first()).toBeVisible()
  await expect(clinics(page)).toHaveText(names)
  await expect(sort).toHaveValue('name')

  // Sorted by when the visitor asks for it, and then left alone when the times are asked for again.
  await sort.selectOption(listing.sortEarliest)
  await expect(clinics(page)).not.toHaveText(names)
  const sorted = await clinics(page).allTextContents()
  await page.unroute('**/api/clinics*')
  await page.route('**/api/clinics*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    // The last one has become the first.
    body.clinics.find(({ name }: { name: string }) => name === sorted.at(-1)).today.nextFree =
      '2020-01-01T08:00:00+01:00'
    await route.fulfill({ response: answer, json: body })
  })
  const answered = page.waitForResponse('**/api/clinics*')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await answered
  await expect(page.getByRole('article').filter({ hasText: sorted.at(-1)! })).toContainText('08:00')
  await expect(clinics(page)).toHaveText(sorted)
  await page.getByRole('button', { name: common.clinic.refresh }).click()
  await expect(clinics(page).first()).toHaveText(sorted.at(-1)!)
})

test('a clinic says whether it is closed or full today, what sets it apart, and where', async ({ page }) => {
  await openBooking(page, 'en', doctors)
  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(card('Bergen')).toContainText('Closed today')
  await expect(card('Økern')).toContainText('Fully booked today')
  // One that also tests has doctors too.
  await expect(card('Økern')).toContainText('Medical clinic')
  await expect(card('Økern')).toContainText('Test clinic')
  // All of them have doctors: that alone needs no label.
  await expect(card('Bislett')).not.toContainText('Medical clinic')
  await expect(card('Bislett')).not.toContainText('Test clinic')
  await expect(card('Bislett')).toContainText(/First available .*\d\d:\d\d/)
  await expect(card('Bislett').getByRole('link', { name: 'Open in maps' })).toHaveAttribute('href', /mlat=59/)
  await page.getByRole('button', { name: common.clinic.refresh }).click()
  await expect(page.getByText(listing.refreshed)).toBeAttached()
})

test('where all clinics are of one kind, none is labelled with it', async ({ page }) => {
  await openBooking(page, 'en', '?treatment=covid-antigen&area=all')
  await expect(firstTimes(page).first()).toBeVisible()
  await expect(page.getByRole('article').getByText(/^(Test|Medical) clinic$/)).toHaveCount(0)
})

test('who was asked for their place among the areas is not asked again, and sees three clinics at once on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBooking(page, 'en', '?treatment=gp-consultation')
  const find = page.getByRole('main').getByRole('button', { name: common.nearest.find })
  await expect(find).toBeVisible()
  await choose(page, 'Oslo')
  await expectStep(page, 'Choose clinic in Oslo')
  await expect(firstTimes(page).first()).toBeAttached()
  await expect(find).toHaveCount(0)
  await expect(page.getByRole('article').nth(2)).toBeInViewport({ ratio: 1 })
})

test('the areas offer the three nearest clinics, each with the way there', async ({ page, context }) => {
  await context.setGeolocation(cityHall)
  await context.grantPermissions(['geolocation'])
  await openBooking(page, 'en', '?treatment=gp-consultation')
  await page.getByRole('button', { name: common.nearest.find }).click()
  const near = page.getByRole('article')
  await expect(clinics(page)).toHaveText(['Vika', 'Bislett', 'Bogstadveien'])
  await expect(near.getByRole('link', { name: 'Open in maps' })).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 2, name: common.nearest.heading, exact: true })).toBeVisible()
  await choose(page, 'Bislett')
  await expectStep(page, words.step.time)
})

test('the areas filter the list, and the map leads to the times as well', async ({ page }) => {
  await openBooking(page, 'en', doctors)
  await page.getByRole('list', { name: listing.filter }).getByRole('link', { name: 'Bergen' }).click()
  await expect(clinics(page)).toHaveText(['Bergen'])
  await page.getByRole('list', { name: listing.filter }).getByRole('link', { name: 'All' }).click()
  await page.getByRole('button', { name: common.clinic.viewMap }).click()
  const map = page.getByRole('group', { name: common.clinic.mapLabel })
  await map.getByRole('button', { name: /Oslo/ }).click()
  await map.getByRole('button', { name: /^Skøyen/ }).click()
  await page.locator('.zoom-map-card').getByRole('link', { name: common.clinic.bookHere }).click()
  await expectStep(page, words.step.time)
  await expect(page.getByText('Skøyen · all times are Norwegian time')).toBeVisible()
})

test('Back from the times of a clinic leads to the list that it was chosen from, sorted and scrolled as it was', async ({
  page,
}) => {
  await openBooking(page, 'en', doctors)
  await expect(firstTimes(page).first()).toBeVisible()
  await page.getByLabel(listing.sort).selectOption(listing.sortName)
  const before = await clinics(page).allTextContents()
  expect(before).toEqual(before.toSorted((a, b) => a.localeCompare(b, 'nb')))
  const vika = clinics(page).filter({ hasText: /^Vika$/ })
  // From here on no answer comes: the list begins with the last one.
  await page.route('**/api/clinics*', () => {})
  await vika.click()
  await expectStep(page, words.step.time)
  await expect(vika).toBeHidden()
  await page.goBack()
  await expectStep(page, 'Choose clinic in all of Norway')
  await expect(clinics(page)).toHaveText(before)
  await expect(vika).toBeInViewport()
  await vika.click()
  await expectStep(page, words.step.time)
  await page.getByRole('link', { name: words.nav.back, exact: true }).click()
  await expectStep(page, 'Choose clinic in all of Norway')
  await expect(clinics(page)).toHaveText(before)
  await expect(vika).toBeInViewport()
})
