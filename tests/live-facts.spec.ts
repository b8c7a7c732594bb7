import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { mostBytes } from '../bench/weight-bars.ts'
import { takeClock } from './actions/clock.ts'
import { refuseConsent } from './actions/consent.ts'
import { hydrate } from './actions/hydrate.ts'
import { recordRequests } from './actions/requests.ts'
import { test } from './actions/test.ts'

test.beforeEach(async ({ context, baseURL }) => refuseConsent(context, baseURL!))

// The clock of the tests says half past seven on a Monday.
for (const [name, path] of [
  ['the home page', '/en/'],
  ['the list of clinics', '/en/clinics/'],
  ['the page of a clinic', '/en/clinics/bislett/'],
] as const) {
  test(`${name} tells what is true now without a touch and without the framework, and the same when the framework runs`, async ({
    page,
  }) => {
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    const record = recordRequests(page)
    await page.goto(path)
    const card = page.locator('main [data-clinic]').first()
    await expect(card.locator('[data-fact=state]')).toHaveText(/^(Open until|Opens at) \d\d:\d\d$/)
    await expect(card.locator('[data-fact=state]')).toBeVisible()
    await expect(card.getByText(/^\d\d:\d\d$/)).toBeVisible()
    const scripts = record.requests.filter((request) => request.resourceType() === 'script')
    expect(scripts.map((request) => new URL(request.url()).pathname.replace(/-.*/, ''))).toEqual(['/assets/live'])
    const facts = () => page.locator('main [data-clinic]').evaluateAll((cards) => cards.map((it) => it.outerHTML))
    const before = await facts()
    const asked = () => record.requests.filter((request) => request.url().includes('/api/clinics')).length
    expect(asked()).toBe(1)

    await hydrate(page)
    // The page of a clinic asks for more than its card; the card keeps what it tells.
    await expect.poll(asked).toBe(path.includes('bislett') ? 2 : 1)
    await page.waitForLoadState('networkidle')
    expect(await facts()).toEqual(before)
    expect(asked()).toBe(path.includes('bislett') ? 2 : 1)
    expect(problems).toEqual([])
  })
}

test('clinics on the home page stay where they are when their times change, also when the page comes to life', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  let earliest = ''
  await page.route('**/api/clinics?*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    for (const { id, services } of body.clinics)
      if (id === earliest) for (const service of services) service.nextFree = '2020-01-01T08:00:00+01:00'
    await route.fulfill({ response: answer, json: body })
  })
  const order = () =>
    page
      .locator('main [data-order=now] [data-clinic]')
      .evaluateAll((cards) => cards.map((it) => (it as HTMLElement).dataset.clinic!))
  const lookAgain = async () => {
    const answered = page.waitForResponse('**/api/clinics?*')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await answered
    await expect(page.locator(`main [data-clinic=${earliest}]`).getByText('08:00', { exact: true })).toBeAttached()
  }
  await page.goto('/en/')
  await expect(page.locator('main [data-clinic] [data-fact=time]').first()).toHaveText(/\d\d:\d\d/)
  const before = await order()
  earliest = before.at(-1)!
  await lookAgain()
  expect(await order()).toEqual(before)
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  expect(await order()).toEqual(before)
  earliest = before.at(-2)!
  await lookAgain()
  expect(await order()).toEqual(before)
  expect(problems).toEqual([])
})

test('an article tells when the next time is, without a touch', async ({ page }) => {
  await page.goto('/en/physical/diagnosis/back/sciatica/')
  const box = page.getByRole('complementary').first()
  await expect(box.getByText(/^(today|tomorrow|\w+day)\s+\d\d:\d\d$/)).toBeVisible()
  await expect(box.getByRole('link', { name: 'See times' })).toBeHidden()
})

test('a clinic’s page tells the first time of every service and of everybody who works there, each leading to it', async ({
  page,
}) => {
  // What the page was told itself: others book here at the same moment.
  const told = page.waitForResponse((it) => it.url().includes('/api/clinics?') && it.url().includes('clinic=bislett'))
  await page.goto('/en/clinics/bislett/')
  const { clinics } = await (await told).json()
  const [{ services, team }] = clinics as [
    { services: { id: string; treatment: string; nextFree: string }[]; team: { id: string; nextFree: string }[] },
  ]
  for (const { id, treatment, nextFree } of services) {
    const row = page.locator(`[data-services="${id}"]`)
    await expect(row.locator('[data-fact=time]')).toHaveText(nextFree.slice(11, 16))
    const link = new URL((await row.getByRole('link').getAttribute('href'))!, page.url())
    expect([link.searchParams.get('clinic'), link.searchParams.get('treatment')]).toEqual(['bislett', treatment])
  }
  for (const { id, nextFree } of team)
    await expect(page.locator(`[data-person="${id}"] [data-fact=time]`)).toHaveText(nextFree.slice(11, 16))
  await page.locator('[data-services=dermatologist]').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose time' })).toBeVisible()
})

test('the link of a service books what its time is for, although the roster has changed since the page was built', async ({
  page,
}) => {
  await page.route('**/api/clinics?*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const gp = body.clinics[0].services.find((it: { id: string }) => it.id === 'gp')
    gp.treatment = 'gp-double-consultation'
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto('/en/clinics/bislett/')
  const link = page.locator('[data-services=gp]').getByRole('link')
  await expect(link).toHaveAttribute('href', /treatment=gp-double-consultation/)
  const again = page.waitForResponse('**/api/clinics?*')
  await hydrate(page)
  await again
  await expect(link).toHaveAttribute('href', /treatment=gp-double-consultation/)
})

test('a page that is left open does not go on saying that the clinic is open', async ({ page }) => {
  await takeClock(page)
  await page.goto('/en/clinics/bislett/')
  const state = page.locator('.now [data-fact=state]')
  await expect(state).toHaveText('Opens at 08:00')
  await page.route('**/api/clinics?*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    Object.assign(body.clinics[0].today, { state: 'closed-for-today', isOpen: false, nextFree: null })
    for (const service of body.clinics[0].services) service.nextFree = null
    await route.fulfill({ response: answer, json: body })
  })
  await page.clock.fastForward('06:00')
  await expect(state).toHaveText('Closed for today')
  await expect(page.locator('.now').getByText('First doctor’s appointment')).toBeHidden()
})

test('what tells it weighs at most 3 KB, and the inline script 2 KB', async ({ request }) => {
  const html = await (await request.get('/en/')).text()
  for (const page of [html, await (await request.get('/en/our-practitioners/')).text()]) {
    const [, script] = /data-live-script="([^"]+)"/.exec(page)!
    expect(gzipSync(await (await request.get(script!)).body()).length).toBeLessThanOrEqual(mostBytes('liveScript'))
  }
  const inline = /<script type="module">(.*?)<\/script>/s.exec(html)![1]!
  expect(Buffer.byteLength(inline)).toBeLessThanOrEqual(mostBytes('inlineScript'))
})
