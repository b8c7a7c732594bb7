import { expect, type Page } from '@playwright/test'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { en } from '#messages/en.ts'
import { format } from '#messages/format.ts'
import { no } from '#messages/no.ts'
import { expectAccessible } from './actions/accessible.ts'
import { drawAddress, languages, test } from './actions/booking.ts'
import { takeClock } from './actions/clock.ts'
import { hydrate } from './actions/hydrate.ts'

/** Each test that takes a time has somebody of its own. */
const profiles = {
  en: { words: en, path: '/en/our-practitioners/silje-aanonsen/', id: 'silje-aanonsen', name: 'Silje Aanonsen' },
  no: { words: no, path: '/behandlere/andreas-nygard-li/', id: 'andreas-nygard-li', name: 'Andreas Nygård Li' },
} as const

type Profile = AnswerOf<'GET /practitioners/{id}'>
/** What the page itself was told. */
const hear = async (page: Page, id: string): Promise<Profile> =>
  (await page.waitForResponse((it) => it.url().includes(`/api/practitioners/${id}`))).json()
const times = (page: Page) => page.locator('.next-times-list a')

test('a profile tells where, on which days and when, and a time leads straight to the form', async ({ page }) => {
  const locale = 'no'
  const { words, path, id, name } = profiles[locale]
  const scripts: string[] = []
  page.on('request', (it) => it.resourceType() === 'script' && scripts.push(new URL(it.url()).pathname))
  const heard = hear(page, id)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(format(words.practitioner.getToKnow, { name }))
  const answer = await heard
  expect(answer.times).toHaveLength(3)
  await expect(times(page)).toHaveCount(3)
  for (const [index, { start }] of answer.times.entries())
    await expect(times(page).nth(index)).toContainText(start.slice(11, 16))
  const [day] = answer.clinics[0]!.days[0]!.days
  await expect(page.locator('.workdays').first()).toContainText(words.weekday[day!].slice(0, 3))
  expect(scripts.filter((it) => !it.startsWith('/assets/live-people-'))).toEqual([])
  await expectAccessible(page, path)

  const before = await page.locator('main').innerHTML()
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('main').innerHTML(), 'the same when the script runs').toBe(before)

  const [first] = answer.times
  await times(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(languages[locale].words.step.information)
  const query = new URL(page.url()).searchParams
  expect(query.get('practitioner')).toBe(id)
  expect(query.get('slot')).toBe(first!.slot)
  await expect(page.getByText(languages[locale].words.hold.held)).toBeVisible()
})

test('a time that somebody else has taken meanwhile is told kindly, with other times', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.goto('/en/our-practitioners/margrete-holm/')
  await expect(times(page)).toHaveCount(3)
  const last = times(page).last()
  const slot = new URL((await last.getAttribute('href'))!, baseURL).searchParams.get('slot')!
  const other = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': drawAddress() } })
  expect((await other.post('/api/holds', { data: { slot }, headers: { origin: baseURL! } })).status()).toBe(201)
  await last.click()
  await expect(page.getByRole('alert')).toContainText(en.problems['slot-taken'])
  await other.dispose()
})

test('who has no free time says so, and what to do', async ({ page }) => {
  await page.route('**/api/practitioners/silje-aanonsen?*', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, times: [] } })
  })
  await page.goto('/en/our-practitioners/silje-aanonsen/')
  await expect(page.getByText(format(en.practitioner.noneFree, { name: 'Silje Aanonsen' }))).toBeVisible()
  await page.getByRole('link', { name: en.practitioner.others }).click()
  await expect(page).toHaveURL('/en/our-practitioners/?type=nurse&sort=free')
  await expect(page.locator('#people-found')).toBeVisible()
})

test('a clinic that the roster has brought since the page was built is shown with its days', async ({ page }) => {
  await page.route('**/api/practitioners/silje-aanonsen?*', async (route) => {
    const answer: Profile = await (await route.fetch()).json()
    const other = { ...answer.clinics[0]!, id: 'vika', name: 'Vika' }
    await route.fulfill({ json: { ...answer, clinics: [...answer.clinics, other] } })
  })
  await page.goto('/en/our-practitioners/silje-aanonsen/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Vika', exact: true })).toHaveAttribute(
    'href',
    '/en/clinics/vika/',
  )
})

test('a profile that is left open does not go on offering times that are gone', async ({ page }) => {
  await takeClock(page)
  await page.goto('/en/our-practitioners/silje-aanonsen/')
  await expect(times(page)).toHaveCount(3)
  await page.route('**/api/practitioners/silje-aanonsen?*', async (route) => {
    const answer: Profile = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, times: answer.times.slice(2) } })
  })
  await page.clock.fastForward('06:00')
  await expect(times(page)).toHaveCount(1)
  // The same when the script runs.
  await hydrate(page)
  await page.unroute('**/api/practitioners/silje-aanonsen?*')
  await page.clock.fastForward('06:00')
  await expect(times(page)).toHaveCount(3)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a profile promises no day, and tells how to book by phone', async ({ page }) => {
    await page.goto('/en/our-practitioners/silje-aanonsen/')
    await expect(page.locator('.workdays')).toHaveText('')
    await expect(page.getByRole('main').getByRole('link', { name: /^\+47/ })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Book now' }).first().click()
    await expect(page.getByText('Call the clinic to book').first()).toBeVisible()
  })
})
