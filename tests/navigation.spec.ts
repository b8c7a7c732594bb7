import { expect } from '@playwright/test'
import { refuseConsent } from './actions/consent.ts'
import { expectHydrated, hydrate } from './actions/hydrate.ts'
import { recordRequests } from './actions/requests.ts'
import { holdAnswers } from './actions/slow-network.ts'
import { test } from './actions/test.ts'

test.beforeEach(async ({ context, baseURL }) => refuseConsent(context, baseURL!))

test('a page is read without the framework, and comes to life when it is touched', async ({ page }) => {
  const record = recordRequests(page)
  await page.goto('/en/physical/diagnosis/back/sciatica/')
  await page.waitForLoadState('networkidle')
  const scripts = () =>
    record.requests
      .filter((request) => request.resourceType() === 'script')
      .map((request) => new URL(request.url()).pathname)
  // The small script shows when the next free time is.
  expect(scripts()).toEqual([expect.stringMatching(/^\/assets\/live-/)])
  await page.mouse.move(200, 300)
  await expect.poll(() => scripts().length).toBeGreaterThan(1)
})

test('the code comes when the page has loaded, and is not run before it is touched', async ({ page }) => {
  let hasLoaded = false
  const early: string[] = []
  const fetched = new Set<string>()
  page.on('load', () => {
    hasLoaded = true
  })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/^\/assets\/(?!live-).*\.js$/.test(pathname)) return
    fetched.add(`${pathname} ${request.resourceType()}`)
    if (!hasLoaded) early.push(pathname)
  })
  await page.goto('/en/physical/diagnosis/back/sciatica/')
  await expect.poll(() => [...fetched].some((it) => /\/site-.* fetch$/.test(it))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(early).toEqual([])
  // Fetched as data: a script would be run.
  expect([...fetched].filter((it) => !it.endsWith(' fetch'))).toEqual([])
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')
})

test('a visitor who saves data gets no code that was not asked for', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const record = recordRequests(page)
  await page.goto('/en/physical/diagnosis/back/sciatica/')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
  const paths = record.requests.map((request) => new URL(request.url()).pathname)
  expect(paths.filter((path) => /^\/assets\/(?!live-|rare-)|^\/page-data\//.test(path))).toEqual([])
})

test('a link fetches page data and no HTML, even when it is clicked before the script runs', async ({ page }) => {
  await page.goto('/en/clinics/')
  const record = recordRequests(page)
  await page
    .locator('main')
    .getByRole('link', { name: /Bislett/ })
    .first()
    .click()
  await expect(page).toHaveURL('/en/clinics/bislett/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bislett')
  await page.getByRole('link', { name: 'Nydalen' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nydalen')
  expect(record.documents()).toEqual([])
  expect(record.data()).toContain('/page-data/en/clinics/nydalen/page-data.json')
})

test('shared data is fetched once, however many pages are read', async ({ page }) => {
  await page.goto('/en/faq/')
  await page.mouse.move(200, 300)
  await expectHydrated(page)
  const record = recordRequests(page)
  for (const name of ['Bislett', 'Nydalen', 'Vika']) {
    await page.locator('#site-footer').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  }
  const shared = record.data().filter((address) => address.includes('/sq/d/'))
  expect(new Set(shared).size).toBe(shared.length)
  expect(record.data().filter((address) => address.endsWith('app-data.json'))).toEqual([])
})

test('the new page gets title, language, canonical address, focus and a word for screen readers', async ({ page }) => {
  await page.goto('/en/clinics/bislett/')
  await page.getByRole('link', { name: 'Norsk' }).first().click()
  await expect(page).toHaveURL('/klinikker/bislett/')
  await expect(page).toHaveTitle(/Bislett/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/klinikker\/bislett\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'siden er lastet' })).toBeAttached()
  expect(await page.evaluate(() => sessionStorage.getItem('locale'))).toBe('no')
})

test('Back and Forward return to the page and to the place on it', async ({ page }) => {
  await page.goto('/en/physical/diagnosis/back/sciatica/')
  const link = page
    .locator('main')
    .getByRole('link', { name: /Physiotherapist/ })
    .last()
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await link.click()
  await expect(page).not.toHaveURL(/sciatica/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Sciatica' })).toBeVisible()
  await expect.poll(() => page.evaluate((top) => Math.abs(scrollY - top) < 40, before)).toBe(true)
  await page.goForward()
  await expect(page).not.toHaveURL(/sciatica/)
})

test('a link to a page that is gone shows the 404 page of the language', async ({ page }) => {
  await page.goto('/en/faq/')
  await page.locator('#site-footer').getByRole('link', { name: 'Vika', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vika')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/en/gone/', textContent: 'gone' })
    document.querySelector('main')!.prepend(link)
  })
  await page.getByRole('link', { name: 'gone' }).click()
  await expect(page).toHaveURL('/en/gone/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('can’t find')
})

test('a server that fails shows the 500 page, and the page can be asked for again', async ({ page }) => {
  await page.goto('/en/faq/')
  await page.mouse.move(100, 100)
  await page.route('**/page-data/en/clinics/vika/page-data.json', (route) =>
    route.fulfill({ status: 503, body: 'down' }),
  )
  await page.locator('#site-footer').getByRole('link', { name: 'Vika', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('went wrong')
  await page.unroute('**/page-data/en/clinics/vika/page-data.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vika')
})

test('rubbish instead of page data shows the 500 page', async ({ page }) => {
  await page.goto('/en/faq/')
  await page.mouse.move(100, 100)
  await page.route('**/page-data/en/clinics/vika/page-data.json', (route) =>
    route.fulfill({ status: 200, body: '<html>' }),
  )
  await page.locator('#site-footer').getByRole('link', { name: 'Vika', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('went wrong')
})

test('a slow page shows that it is on its way; a quick one does not flicker', async ({ page }) => {
  await page.goto('/en/faq/')
  await page.mouse.move(100, 100)
  const release = await holdAnswers(page, '**/page-data/en/clinics/vika/page-data.json')
  await page.locator('#site-footer').getByRole('link', { name: 'Vika', exact: true }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vika')
  await expect(page.getByRole('progressbar')).toBeHidden()
})

test('pages are fetched ahead when a link is pointed at, but never for a visitor who saves data', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/en/faq/')
  const record = recordRequests(page)
  // The first thing that the pointer does: the link is pointed at before the script is there.
  await page.locator('#site-footer').getByRole('link', { name: 'Torshov' }).hover()
  await expect.poll(() => record.data().includes('/page-data/en/clinics/torshov/page-data.json')).toBe(true)
  // Links of the content that are in view are fetched too, but not the way back up.
  await page.goto('/en/faq/')
  await page.mouse.move(100, 100)
  await expect.poll(() => record.data().some((address) => /\/en\/faq\/[\w-]+\//.test(address))).toBe(true)
  expect(record.data()).not.toContain('/page-data/en/page-data.json')

  const saving = await browser.newContext({ baseURL })
  await refuseConsent(saving, baseURL!)
  await saving.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const second = await saving.newPage()
  await second.goto('/en/faq/')
  const quiet = recordRequests(second)
  await second.mouse.move(100, 100)
  await expect.poll(() => quiet.data().includes('/page-data/en/faq/page-data.json')).toBe(true)
  await second.locator('#site-footer').getByRole('link', { name: 'Torshov' }).hover()
  await second.waitForLoadState('networkidle')
  expect(quiet.data().filter((address) => address.includes('/clinics/'))).toEqual([])
  await saving.close()
})

test('who saves data gets pages from the browser itself, which asks for less, and steps of the booking from our code', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/en/clinics/')
  const record = recordRequests(page)
  const follow = async (name: string, path: string) => {
    await page.locator('#site-footer').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  }
  // As the first tap on a page whose script is not loaded, and on one where it runs.
  await follow('Bislett', '/en/clinics/bislett/')
  await page.mouse.move(100, 100)
  await expectHydrated(page)
  await follow('Vika', '/en/clinics/vika/')
  expect(record.documents()).toEqual(['/en/clinics/bislett/', '/en/clinics/vika/'])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bislett')

  await page.goto('/en/book-an-appointment/')
  const documents = record.documents().length
  await page.getByRole('heading', { name: 'Psychologist', exact: true }).getByRole('link').click()
  await expect(page).toHaveURL(/[?]type=psychologist$/)
  expect(record.documents().length).toBe(documents)
})

test('unknown addresses answer 404 in the language of the address and come to life there', async ({ page }) => {
  const answer = await page.goto('/en/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('can’t find')
  await page.locator('#site-footer').getByRole('link', { name: 'Vika', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vika')
  expect((await page.goto('/finnes/ikke/'))?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb')
})

test('the addresses of the terms open the page alone, with and without the slash at their end', async ({ request }) => {
  for (const [address, title] of [
    ['/no/personvernerklaering', 'Personvern'],
    ['/en/privacy-policy', 'Privacy'],
  ] as const) {
    for (const path of [`${address}?contentonly=1`, `${address}/?contentonly=1`]) {
      const answer = await request.get(path)
      expect([answer.status(), new URL(answer.url()).search], path).toEqual([200, '?contentonly=1'])
      const html = await answer.text()
      expect(html, path).toMatch(new RegExp(`<h1[^>]*>${title}`))
      expect(html, path).not.toContain('<header')
    }
  }
})

test('the content alone has no header, footer or banner, and stays so when it comes to life', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await page.goto('/no/personvernerklaering?contentonly=1')
  // Breadcrumbs would lead out of the dialog.
  await expect(page.getByRole('navigation', { name: 'Brødsmuler' })).toHaveCount(0)
  await expect(page).toHaveURL('/no/personvernerklaering/?contentonly=1')
  await page.mouse.move(100, 100)
  await page.waitForLoadState('networkidle')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  expect((await heading.boundingBox())!.y, 'the heading has a margin above it').toBeGreaterThanOrEqual(16)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Brødsmuler' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Avslå' })).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^o]\/personvernerklaering\/$/)
})

test('nothing goes wrong in the console while pages come to life', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  for (const path of [
    '/',
    '/en/',
    '/en/clinics/bislett/',
    '/en/our-practitioners/',
    '/en/contact/',
    '/en/tool-1/',
    '/en/book-an-appointment/',
  ]) {
    await page.goto(path)
    await page.mouse.move(150, 250)
    await page.waitForLoadState('networkidle')
  }
  expect(problems).toEqual([])
})

test('following a link of the menu closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Clinics' }).first().click()
  await expect(page).toHaveURL('/en/clinics/')
  await expect(menu).toBeHidden()
})

test('the booking looks the same whether one comes by a link or by its address', async ({ page }) => {
  const places = async () => {
    // Steps slide in: measured once the animation has ended.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    return page
      .locator('main :is(h1, h2, a)')
      .evaluateAll((items) => items.slice(0, 12).map((item) => ({ ...item.getBoundingClientRect().toJSON() })))
  }
  await page.goto('/en/')
  await page.mouse.move(200, 300)
  await expectHydrated(page)
  await page.locator('#site-header').getByRole('link', { name: 'Book an appointment' }).first().click()
  await expect(page).toHaveTitle('Choose type | Innom')
  await expect(page.getByRole('heading', { level: 1, name: 'Choose type' })).toBeVisible()
  const byLink = await places()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose type' })).toBeVisible()
  expect(await places()).toEqual(byLink)
})

test('the contents of an article lead to its parts, and Back to where one was', async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY))
  await page.goto('/en/physical/diagnosis/back/sciatica/')
  // After hydration: until then the browser does all of this by itself.
  await page.mouse.move(200, 300)
  await expectHydrated(page)
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await page.mouse.wheel(0, 40)
  await expect.poll(top).toBeGreaterThan(0)
  const before = await top()
  await contents.nth(2).click()
  const target = new URL(page.url()).hash
  expect(target).not.toBe('')
  await expect(page.locator(target)).toBeInViewport()
  const there = await top()
  expect(there).toBeGreaterThan(before + 200)
  // Nothing is announced: it is the same page.
  await expect(page.getByRole('status').filter({ hasText: 'page loaded' })).toHaveCount(0)
  await page.goBack()
  await expect.poll(top).toBe(before)
  await page.goForward()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  await expect.poll(top).toBe(there)
})

test('a reload keeps the place on the page', async ({ page }) => {
  await page.goto('/en/physical/diagnosis/back/sciatica/')
  await page.mouse.move(200, 300)
  await expectHydrated(page)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})

test('a link whose fragment is mistyped still leads to its page', async ({ page }) => {
  await page.goto('/en/')
  await hydrate(page)
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href="/en/clinics/"], a[href="/en/clinics/"]')!
    link.href = '/en/clinics/#50%'
    link.click()
  })
  await expect(page).toHaveTitle(/clinic/i)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
