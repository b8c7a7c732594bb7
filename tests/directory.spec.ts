import { expect, type Page } from '@playwright/test'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { en } from '#messages/en.ts'
import { format } from '#messages/format.ts'
import { no } from '#messages/no.ts'
import { expectAccessible } from './actions/accessible.ts'
import { refuseConsent } from './actions/consent.ts'
import { test } from './actions/test.ts'

test.beforeEach(async ({ context, baseURL }) => refuseConsent(context, baseURL!))

const languages = {
  en: { words: en.practitioner, directory: '/en/our-practitioners/' },
  no: { words: no.practitioner, directory: '/behandlere/' },
}
type Words = (typeof languages)['en' | 'no']['words']

const cards = (page: Page) => page.locator('.people article')
const heading = (page: Page) => page.locator('#people-found')
const describeCount = (words: Words, count: number) => format(count === 1 ? words.countOne : words.count, { count })

/** The people that the API lists for the same filters. */
async function countPeople(page: Page, query: string): Promise<number> {
  const { practitioners } = await (await page.request.get(`/api/practitioners?${query}`)).json()
  return practitioners.length
}

test('who speaks a language can be found, with or without another filter', async ({ page }) => {
  const { words, directory } = languages.no
  await page.goto(directory)
  await page.getByLabel(words.language, { exact: true }).selectOption('tr')
  await expect(page).toHaveURL(`${directory}?language=tr`)
  await expect(heading(page)).toHaveText(describeCount(words, await countPeople(page, 'language=tr')))
  await expect(cards(page).first()).toContainText('tyrkisk')
})

test('filters combine, count, and can be taken back one by one and by Back', async ({ page }) => {
  const { words, directory } = languages.en
  await page.goto(directory)
  const city = page.getByLabel(words.city, { exact: true })
  const type = page.getByLabel(words.type, { exact: true })
  await city.focus()
  await city.selectOption('oslo')
  const inOslo = await countPeople(page, 'city=oslo')
  await expect(heading(page)).toHaveText(describeCount(words, inOslo))
  await expect(page.getByRole('status').filter({ hasText: describeCount(words, inOslo) })).toHaveCount(1)
  await expect(city).toBeFocused()

  // Each option says what choosing it gives.
  const text = await type.locator('option[value=psychologist]').textContent()
  await type.selectOption('psychologist')
  const both = await countPeople(page, 'city=oslo&type=psychologist')
  expect(text).toMatch(new RegExp(`\\(${both}\\)$`))
  await expect(heading(page)).toHaveText(describeCount(words, both))
  await expect(cards(page)).toHaveCount(both)
  await expect(page).toHaveURL(`${directory}?city=oslo&type=psychologist`)
  await expectAccessible(page, 'the filtered directory')

  await page.goBack()
  await expect(page).toHaveURL(`${directory}?city=oslo`)
  await expect(heading(page)).toHaveText(describeCount(words, inOslo))
  await expect(type).toHaveValue('')
  await page.goForward()
  await expect(heading(page)).toHaveText(describeCount(words, both))

  await page.getByRole('link', { name: `Oslo ${words.removeFilter}` }).click()
  await expect(page).toHaveURL(`${directory}?type=psychologist`)
  await expect(heading(page)).toBeFocused()
  await expect(city).toHaveValue('')
  // Back brings the filter and a new list, in which the focus stays.
  await page.goBack()
  await expect(city).toHaveValue('oslo')
  await expect(heading(page)).toBeFocused()
  await page.goForward()
  await expect(city).toHaveValue('')
  await page.getByRole('link', { name: words.reset }).click()
  await expect(page).toHaveURL(directory)
  await expect(type).toHaveValue('')
})

test('nobody matches: the filter to loosen is named, and one tap loosens it', async ({ page }) => {
  const { words, directory } = languages.no
  await page.goto(`${directory}?city=bergen&type=plastic-surgeon`)
  await expect(page.getByText(words.none)).toBeVisible()
  await expectAccessible(page, 'the empty directory')
  const surgeons = await countPeople(page, 'type=plastic-surgeon')
  const loosen = page.getByRole('link', { name: new RegExp(`Bergen.*${describeCount(words, surgeons)}$`) })
  await loosen.click()
  await expect(page).toHaveURL(`${directory}?type=plastic-surgeon`)
  await expect(cards(page)).toHaveCount(surgeons)
})

test('a link with filters survives the language switch', async ({ page }) => {
  await page.goto('/en/our-practitioners/?city=oslo&type=dermatologist')
  const count = await cards(page).count()
  await page.getByRole('link', { name: 'Norsk' }).first().click()
  await expect(page).toHaveURL('/behandlere/?city=oslo&type=dermatologist')
  await expect(heading(page)).toHaveText(describeCount(no.practitioner, count))
  await expect(page.getByLabel(no.practitioner.type)).toHaveValue('dermatologist')
  await page.getByLabel(no.practitioner.city, { exact: true }).selectOption('')
  await expect(page).toHaveURL('/behandlere/?type=dermatologist')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/en/our-practitioners/?type=dermatologist')
})

test('each card tells the first free time before the page is used, and sorting by it begins with the soonest', async ({
  page,
}) => {
  // What the page itself was told: other tests take times meanwhile.
  const told = page.waitForResponse(/\/api\/practitioners\/next-free/)
  await page.goto('/en/our-practitioners/')
  const { nextFree } = await (await told).json()
  const first = page.locator('[data-person]').first()
  const start: string | null = nextFree[(await first.getAttribute('data-person'))!]
  await expect(first).toContainText(start ? start.slice(11, 16) : en.practitioner.noTimes)
  await page.getByLabel(en.practitioner.sort).selectOption('free')
  await expect(page).toHaveURL('/en/our-practitioners/?sort=free')
  const soonest = Object.values<string | null>(nextFree).flatMap((it) => it ?? [])
  const earliest = soonest.sort((a, b) => Date.parse(a) - Date.parse(b))[0]!
  await expect(first).toContainText(earliest.slice(11, 16))
})

test('a time on a card leads to that time in the booking, and answers that come late replace no card', async ({
  page,
}) => {
  // From another page: the list is put together before any time is known.
  await page.goto('/en/')
  const answer = Promise.withResolvers<void>()
  let quiet: QuietTime
  await page.route('**/api/practitioners/next-free', async (route) => {
    await answer.promise
    const response = await route.fetch()
    const { nextFree, slots, ...rest } = await response.json()
    const json = {
      ...rest,
      nextFree: { ...nextFree, [quiet.practitioner]: quiet.start },
      slots: { ...slots, [quiet.practitioner]: quiet.id },
    }
    await route.fulfill({ response, json })
  })
  await page.locator('main a[href="/en/our-practitioners/"]').first().click()
  const card = cards(page).first()
  await expect(card).toContainText(en.practitioner.seeTimes)
  const handle = await card.elementHandle()
  quiet = await findQuietTime(page)
  answer.resolve()
  const time = page.locator('.person-time').filter({ has: page.locator(`[data-person="${quiet.practitioner}"]`) })
  await expect(time).toHaveJSProperty('search', `?practitioner=${quiet.practitioner}&slot=${quiet.id}`)
  expect(await handle!.evaluate((it) => it.isConnected)).toBe(true)
  await time.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose time')
  await expect(page.getByRole('button', { name: quiet.start.slice(11, 16), pressed: true })).toBeVisible()
})

type QuietTime = { id: string; start: string; practitioner: string }

/** A time of somebody on the page that no other test takes: the last one they have. */
async function findQuietTime(page: Page): Promise<QuietTime> {
  const shown = await page
    .locator('[data-person]')
    .evaluateAll((all) => all.map((it) => it.getAttribute('data-person')!))
  const ask = async (path: string, query: Record<string, string>) =>
    (await page.request.get(`/api/${path}`, { params: query })).json()
  const { slots } = await ask('practitioners/next-free', {})
  const practitioner = shown.find((person) => slots[person])!
  const { treatment, clinic } = parseSlotId(slots[practitioner])!
  const { days } = await ask('days', { treatment, clinic, practitioner })
  const { date } = days.findLast((day: { free: number }) => day.free > 0)
  const answer = await ask('slots', { treatment, clinic, practitioner, date })
  const { id, start } = answer.slots.at(-1)
  return { id, start, practitioner }
}

test('the first people are shown, and on a tap all of them', async ({ page }) => {
  await page.goto('/en/our-practitioners/')
  const everybody = await countPeople(page, '')
  expect(await cards(page).count()).toBeLessThan(everybody)
  await page.getByRole('link', { name: `Show all ${everybody} practitioners` }).click()
  await expect(cards(page)).toHaveCount(everybody)
})

test('on a phone one button opens the filters and says how many are set', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/our-practitioners/')
  const open = page.getByRole('button', { name: 'Filter', exact: true })
  await open.click()
  await page.getByLabel('City').selectOption('bergen')
  const found = describeCount(en.practitioner, await countPeople(page, 'city=bergen'))
  await page.getByRole('button', { name: `Show ${found}` }).click()
  await expect(page.getByLabel('City')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
  await expect(heading(page)).toHaveText(found)
})

test('a list of its own shows its professions only', async ({ page }) => {
  for (const [path, professions] of [
    ['/en/our-psychologists/', ['Psychologist', 'Psychiatrist', 'Sexologist']],
    ['/en/meet-dermatologists/', ['Dermatologist']],
    ['/en/meet-eye-doctors/', ['Eye doctor']],
    ['/mot-oyelegene/', ['Øyelege']],
    ['/en/meet-gynecologists/', ['Gynaecologist', 'Midwife']],
    ['/en/physical/practitioners/', ['Physiotherapist', 'Chiropractor', 'Osteopath', 'Personal trainer']],
  ] as const) {
    await page.goto(path)
    const roles = await page.locator('.person-role').allTextContents()
    expect(new Set(roles), path).toEqual(new Set(professions.filter((it) => roles.includes(it))))
    expect(roles.length, path).toBeGreaterThan(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is answered by the server, with counts, times, chips and the language switch', async ({ page }) => {
    await page.goto('/en/our-practitioners/')
    await page.getByLabel('City').selectOption('oslo')
    await page.getByLabel('Practitioner type').selectOption('physiotherapist')
    await page.getByLabel('Sort by').selectOption('free')
    await page.getByRole('button', { name: 'Show practitioners' }).click()
    await expect(page).toHaveURL(/city=oslo.*type=physiotherapist.*sort=free/)
    const found = await countPeople(page, 'city=oslo&type=physiotherapist')
    await expect(heading(page)).toHaveText(`${found} practitioners`)
    await expect(page.locator('[data-person]').first()).toHaveText(/\d\d:\d\d$/)
    await expect(page.getByLabel('City')).toHaveValue('oslo')
    await page.getByRole('link', { name: 'Norsk' }).first().click()
    await expect(page).toHaveURL('/behandlere/?city=oslo&type=physiotherapist&sort=free')
    await page.getByRole('link', { name: 'Oslo fjern filteret' }).click()
    await expect(page).toHaveURL('/behandlere/?type=physiotherapist&sort=free')
  })
})
