import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { refuseConsent } from './actions/consent.ts'
import { recordRequests } from './actions/requests.ts'

test.beforeEach(async ({ context, baseURL }) => refuseConsent(context, baseURL!))

// The clock of the tests says half past seven on a Monday.
for (const [name, path] of [
  ['the home page', '/en/'],
  ['the list of clinics', '/en/clinics/'],
  ['the page of a clinic', '/en/clinics/bislett/'],
] as const) {
  test(`${name} tells what is true now without a touch and without the framework, and the same when it is alive`, async ({
    page,
  }) => {
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    const record = recordRequests(page)
    await page.goto(path)
    const card = page.locator('main [data-clinic]').first()
    await expect(card.locator('[data-fact=state]')).toHaveText(/^(Open|Opens at \d\d:\d\d)$/)
    await expect(card.locator('[data-fact=state]')).toBeVisible()
    await expect(card.getByText(/^\d\d:\d\d$/)).toBeVisible()
    const scripts = record.requests.filter((request) => request.resourceType() === 'script')
    expect(scripts.map((request) => new URL(request.url()).pathname.replace(/-.*/, ''))).toEqual(['/assets/live'])
    const facts = () => page.locator('main [data-clinic]').evaluateAll((cards) => cards.map((it) => it.outerHTML))
    const before = await facts()
    const asked = () => record.requests.filter((request) => request.url().includes('/api/clinics')).length
    expect(asked()).toBe(1)

    await page.mouse.move(300, 400)
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
    await page.waitForLoadState('networkidle')
    expect(await facts()).toEqual(before)
    expect(asked()).toBe(path.includes('bislett') ? 2 : 1)
    expect(problems).toEqual([])
  })
}

test('an article tells when the next time is, without a touch', async ({ page }) => {
  await page.goto('/en/physical/diagnosis/back/sciatica/')
  const box = page.getByRole('complementary').first()
  await expect(box.getByText(/^(today|tomorrow|\w+day)\s+\d\d:\d\d$/)).toBeVisible()
  await expect(box.getByRole('link', { name: 'See times' })).toBeHidden()
})

test('a profile promises the first time of that person alone', async ({ page }) => {
  const answered = page.waitForResponse(/\/api\/clinics\?.*practitioner=sara-haugland/)
  await page.goto('/en/physical/practitioners/sara-haugland/')
  const { clinics } = await (await answered).json()
  const card = page.locator(`[data-clinic=${clinics[0].id}]`)
  await expect(card.getByText(clinics[0].today.nextFree.slice(11, 16), { exact: true })).toBeVisible()
})

test('filters in the address of the directory work without a touch', async ({ page }) => {
  await page.goto('/en/our-practitioners/?city=Bergen&type=general-practitioner')
  await expect(page.getByLabel('City')).toHaveValue('Bergen')
  await expect(page.getByRole('heading', { level: 2, name: /^\d practitioners?$/ })).toBeVisible()
})

test('what tells it weighs at most 3 KB, and the inline script 2 KB', async ({ request }) => {
  const html = await (await request.get('/en/')).text()
  const [, script] = /data-live-script="([^"]+)"/.exec(html)!
  expect(gzipSync(await (await request.get(script!)).body()).length).toBeLessThanOrEqual(3 * 1024)
  const inline = /<script type="module">(.*?)<\/script>/s.exec(html)![1]!
  expect(Buffer.byteLength(inline)).toBeLessThanOrEqual(2 * 1024)
})
