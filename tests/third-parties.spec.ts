import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type OwnServer, startOwnServer } from './actions/own-server.ts'
import { pagesOfEveryKind } from './actions/pages.ts'
import { recordRequests } from './actions/requests.ts'
import { test } from './actions/test.ts'
import { startThirdPartyHost, type ThirdPartyHost, tagManagerScript } from './actions/third-party-hosts.ts'

// One server for all: in parallel each test would start its own.
test.describe.configure({ mode: 'serial' })
let collector: ThirdPartyHost
let tags: ThirdPartyHost
let server: OwnServer

test.beforeAll(async () => {
  collector = await startThirdPartyHost({ '/analytics.js': 'document.documentElement.dataset.analytics = "yes"' })
  tags = await startThirdPartyHost({ '/tags.js': tagManagerScript(collector.origin), '/chat.js': '', '/pixel.js': '' })
  server = await startOwnServer({
    SITE_URL: test.info().project.use.baseURL!,
    APP_ENV: 'development',
    DEMO: 'no',
    TAG_MANAGER_SRC: `${tags.origin}/tags.js`,
    CHAT_SRC: `${tags.origin}/chat.js`,
    PIXEL_SRC: `${tags.origin}/pixel.js`,
    THIRD_PARTY_ORIGINS: collector.origin,
  })
})
test.afterAll(async () => {
  await Promise.all([server.stop(), tags.stop(), collector.stop()])
})
test.beforeEach(() => {
  tags.heard.length = 0
  collector.heard.length = 0
})

const accept = (context: BrowserContext) =>
  context.addCookies([{ name: 'consent', value: 'accepted', url: server.address }])
const foreign = (page: Page) => {
  const record = recordRequests(page)
  return () => record.foreign(new URL(server.address).host)
}
const measured = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-measured', /./)

/** Kinds on which scripts of others may run; on every other kind no third party learns of the visit. */
const allowed = new Set([
  'home',
  'clinic-list',
  'clinic',
  'blog-index',
  'job-list',
  'job',
  'legal',
  'faq',
  'faq-topic',
  'faq-subtopic',
  'contact',
  'business',
  'all prices',
])
const visits = [
  ...Object.entries(pagesOfEveryKind).map(([kind, { en }]) => ({ kind, path: en as string })),
  { kind: 'booked', path: '/en/book-an-appointment/booked/' },
  { kind: 'manage', path: '/en/my-appointment/' },
  { kind: 'all prices', path: '/en/prices/' },
  { kind: 'questions about psychologists', path: '/en/faq/psychology/' },
  { kind: 'contact with its form', path: '/en/contact/?write=1' },
  { kind: 'home in a dialog', path: '/en/?contentonly=1' },
  { kind: 'legal in a dialog', path: '/en/privacy-policy/?contentonly=1' },
]

test('a tag manager works as asked after consent, with advertising off, and not before', async ({ page }) => {
  const others = foreign(page)
  await page.goto(`${server.address}/en/`)
  await page.mouse.move(200, 300)
  await page.waitForLoadState('networkidle')
  expect(others()).toEqual([])
  await page.locator('#consent').getByRole('button', { name: 'Accept' }).click()
  await measured(page)
  await expect(page.locator('html')).toHaveAttribute('data-analytics', 'yes')
  await expect.poll(() => tags.heard.toSorted()).toEqual(['GET /chat.js', 'GET /pixel.js', 'GET /tags.js'])
  await expect
    .poll(() => collector.heard.toSorted())
    .toEqual(['GET /analytics.js', 'GET /pixel.gif', 'POST /beacon', 'POST /collect'])
  const told = JSON.parse((await page.locator('html').getAttribute('data-measured'))!)
  expect(told[0]).toMatchObject({ anonymizeIp: true, allowAdFeatures: false })
  expect(told).toContainEqual({ 0: 'consent', 1: 'default', 2: expect.objectContaining({ ad_storage: 'denied' }) })
  expect(told.at(-1)).toMatchObject({ event: 'gtm.js' })
})

test('of all pages only those that tell nothing of anybody’s health let scripts of others in after consent', async ({
  request,
}) => {
  for (const { kind, path } of visits) {
    const answer = await request.get(server.address + path, { headers: { cookie: 'consent=accepted' } })
    const policy = answer.headers()['content-security-policy']!
    const isMarked = (await answer.text()).includes('data-third-parties="here"')
    expect([kind, isMarked]).toEqual([kind, allowed.has(kind)])
    if (allowed.has(kind)) expect(policy).toContain(collector.origin)
    // The browser then contacts nobody else, whatever the page does.
    else expect([kind, policy]).toEqual([kind, expect.not.stringMatching(/http/)])
    expect(policy.includes("require-trusted-types-for 'script'")).toBe(!allowed.has(kind))
  }
})

/** Of each sort one, walked in the browser: the test above has told which kinds are of which sort. */
const walked = visits.filter(({ kind }) =>
  ['clinic', 'legal', 'condition', 'booking', 'manage', 'home in a dialog'].includes(kind),
)

test('nobody else hears of a page about health, of a booking or of a dialog that is opened by its address', async ({
  page,
  context,
}) => {
  await accept(context)
  for (const { kind, path } of walked) {
    const others = foreign(page)
    await page.goto(server.address + path)
    await page.mouse.move(200, 300)
    if (allowed.has(kind)) await measured(page)
    else await page.waitForLoadState('networkidle')
    expect(others().length > 0, kind).toBe(allowed.has(kind))
  }
})

test('nor of one that is reached by a link from a page where scripts of others run', async ({ page, context }) => {
  await accept(context)
  for (const { kind, path } of walked) {
    await page.goto(`${server.address}/en/`)
    await measured(page)
    // Outside the page's root: what the page renders anew must not take the link away.
    await page.evaluate((href) => {
      document.body.prepend(Object.assign(document.createElement('a'), { href, textContent: 'Here' }))
    }, path)
    const others = foreign(page)
    await page.getByRole('link', { name: 'Here', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Here', exact: true })).toHaveCount(0)
    await page.mouse.move(210, 310)
    if (allowed.has(kind)) await measured(page)
    else await page.waitForLoadState('networkidle')
    expect(others().length > 0, kind).toBe(allowed.has(kind))
    expect((await page.locator('html').getAttribute('data-measured')) !== null, kind).toBe(allowed.has(kind))
  }
})

test('nor when somebody accepts on that very page', async ({ page, context }) => {
  for (const { kind, path } of walked.filter(({ path }) => !path.includes('contentonly'))) {
    await context.clearCookies()
    const others = foreign(page)
    await page.goto(server.address + path)
    await page.mouse.move(200, 300)
    await page.locator('#consent').getByRole('button', { name: 'Accept' }).click()
    await expect(page.locator('#consent')).toBeHidden()
    if (allowed.has(kind)) await measured(page)
    else await page.waitForLoadState('networkidle')
    expect(others().length > 0, kind).toBe(allowed.has(kind))
  }
})

test('from a page about health to the home page nothing is told of where one was, nor on the way Back', async ({
  page,
  context,
}) => {
  await accept(context)
  await page.goto(`${server.address}/en/physical/diagnosis/back/sciatica/`)
  await page.mouse.move(200, 300)
  await page.locator('#site-header').getByRole('link', { name: /home/i }).first().click()
  await measured(page)
  await expect(page.locator('html')).toHaveAttribute('data-referrer-seen', '')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Sciatica' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-measured', /./)
})

test('what is written to us is out of reach of scripts of others, on the contact page and for businesses', async ({
  page,
  context,
}) => {
  await accept(context)
  for (const [path, label] of [
    ['/en/contact/', 'Full name'],
    ['/en/bedrift/', 'Contact person'],
  ] as const) {
    await page.goto(server.address + path)
    await measured(page)
    await expect(page.getByLabel(label)).toBeHidden()
    await page.getByRole('link', { name: 'Open the form' }).click()
    await page.getByLabel(label).fill('Nordmann')
    await expect(page.getByRole('link', { name: 'Open the form' })).toBeHidden()
    await expect(page.locator('html')).not.toHaveAttribute('data-measured', /./)
  }
})

test('who accepts in the middle of a message to us loses nothing of it', async ({ page }) => {
  await page.goto(`${server.address}/en/contact/`)
  await page.getByLabel('Full name').fill('Kari Nordmann')
  await page.locator('#consent').getByRole('button', { name: 'Accept' }).click()
  await expect(page.locator('#consent')).toBeHidden()
  await expect(page.getByLabel('Full name')).toHaveValue('Kari Nordmann')
  await expect(page.locator('html')).not.toHaveAttribute('data-measured', /./)
})

test('refusing takes effect at once: the page is there without them', async ({ page, context }) => {
  await accept(context)
  await page.goto(`${server.address}/en/`)
  await measured(page)
  const second = await context.newPage()
  await second.goto(`${server.address}/en/cookies/`)
  await second.mouse.move(200, 300)
  await second.locator('main').getByRole('button', { name: 'Refuse' }).click()
  await expect(second.getByText('You’ve refused')).toBeVisible()
  // The first page lets go of them as soon as it is looked at again.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(page.locator('html')).toHaveAttribute('data-consent', 'refused')
  await expect(page.locator('html')).not.toHaveAttribute('data-measured', /./)
})
