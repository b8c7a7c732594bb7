import { expect, type Page, type Request } from '@playwright/test'
import { mostBytes } from '../bench/weight-bars.ts'
import { expectAccessible } from './actions/accessible.ts'
import { drawAddress } from './actions/booking.ts'
import { refuseConsent } from './actions/consent.ts'
import { holdScripts } from './actions/slow-network.ts'
import { test } from './actions/test.ts'

test.beforeEach(async ({ context, baseURL }) => {
  await refuseConsent(context, baseURL!)
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': drawAddress() })
})

const openSearch = async (page: Page, name: 'Search' | 'Søk') => {
  await page.locator('#site-header').getByRole('link', { name, exact: true }).click()
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  return field
}

test('search as the first tap of a visit opens the field once the code is there', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en/')
  await page.locator('#site-header').getByRole('link', { name: 'Search', exact: true }).click()
  release()
  await expect(page.getByRole('combobox')).toBeFocused()
  await expect(page).toHaveURL('/en/')
})

test('a patient finds back pain by keyboard alone, while typing', async ({ page }) => {
  await page.goto('/')
  const field = await openSearch(page, 'Søk')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('vont i rygg')
  const first = page.getByRole('option').first()
  await expect(first).toHaveText('Vondt i ryggen')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id'))!)
  await page.keyboard.press('ArrowUp')
  await expect(first).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/fysikalsk/diagnose/rygg/')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('Esc closes the field and gives focus back to the link that opened it', async ({ page }) => {
  await page.goto('/en/faq/')
  await openSearch(page, 'Search')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('#site-header').getByRole('link', { name: 'Search', exact: true })).toBeFocused()
})

test('pages, treatments, clinics and people are found together, and a treatment leads into the booking', async ({
  page,
}) => {
  await page.goto('/en/')
  const field = await openSearch(page, 'Search')
  await field.fill('gynaecologist')
  await expect(page.getByRole('group', { name: 'Read' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'People' })).toBeVisible()
  await page.getByRole('group', { name: 'Book' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/en\/book-an-appointment\/\?.*treatment=gynecologist/)
})

test('Enter shows all results on a page, which keeps the words through reload and language switch', async ({
  page,
}) => {
  await page.goto('/en/')
  const field = await openSearch(page, 'Search')
  await field.fill('migrene')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/search/?q=migrene')
  const results = page.locator('#search-results')
  await expect(results.getByRole('link', { name: 'Migraine', exact: true })).toBeVisible()
  await expect(results.getByText('throbbing headache', { exact: false }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('migrene')
  await expect(results.getByRole('link', { name: 'Migraine', exact: true })).toBeVisible()
  await page.locator('#site-header').getByRole('link', { name: 'Norsk' }).click()
  await expect(page).toHaveURL('/sok/?q=migrene')
  await expect(page.getByRole('searchbox')).toHaveValue('migrene')
  await expect(results.getByRole('link', { name: 'Migrene', exact: true })).toBeVisible()
})

test('the search page answers the first words of a visit, and Back from a result shows the same search', async ({
  page,
}) => {
  await page.goto('/sok/')
  await page.getByRole('searchbox').fill('blærekatarr')
  const result = page.locator('#search-results').getByRole('link', { name: 'Urinveisinfeksjon', exact: true })
  await expect(result).toBeVisible()
  await result.click()
  await expect(page).toHaveURL('/urinveisinfeksjon/')
  await page.goBack()
  await expect(page).toHaveURL(`/sok/?q=${encodeURIComponent('blærekatarr')}`)
  await expect(page.getByRole('searchbox')).toHaveValue('blærekatarr')
  await expect(result).toBeVisible()
})

for (const { locale, path, open, query, title } of [
  { locale: 'no', path: '/', open: 'Søk', query: 'puster ikke', title: 'Står det om liv? Ring 113 nå' },
  { locale: 'en', path: '/en/', open: 'Search', query: 'chest pain', title: 'Is someone’s life at risk? Call 113 now' },
] as const) {
  test(`words of an emergency show the numbers first (${locale})`, async ({ page }) => {
    await page.goto(path)
    const field = await openSearch(page, open)
    await field.fill(query)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
    await expect(dialog.getByRole('link', { name: /113/ })).toHaveAttribute('href', 'tel:113')
    await expect(dialog.getByRole('link', { name: /116\s117/ })).toHaveAttribute('href', 'tel:116117')
    await expect(dialog.getByRole('link', { name: /116\s123/ })).toBeHidden()
  })
}

test('too little typed, nothing found and no network each have their words', async ({ page, context }) => {
  await page.goto('/en/faq/')
  const field = await openSearch(page, 'Search')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText('Type what you’re wondering about, in your own words.')
  await field.fill('b')
  await expect(dialog.getByRole('status')).toHaveText('Type at least 2 letters.')
  await field.fill('xyzzyq')
  await expect(dialog.getByRole('status')).toHaveText('No results for ‘xyzzyq’')
  await expect(dialog.getByRole('link', { name: '+47 900 00 100' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Prices' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // The other language's index has not been fetched yet.
  await page.locator('#site-header').getByRole('link', { name: 'Norsk' }).click()
  await expect(page).toHaveURL('/sporsmal-og-svar/')
  await context.setOffline(true)
  const offline = await openSearch(page, 'Søk')
  await offline.fill('rygg')
  await expect(dialog.getByRole('status')).toContainText('Du er uten nett')
})

test('before the first result a visitor fetches at most 60 KB for search, and no word of the index before the first use', async ({
  page,
  request,
}) => {
  const { sharedData } = await (await request.get('/page-data/app-data.json')).json()
  // Without the words of the texts: names alone give the first results.
  await page.route(`**/${sharedData['searchTerms-en']}.json`, (route) => route.abort())
  const fetched = new Map<string, Request>()
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url())
    if (/search-|\/page-data\/sq\//.test(pathname)) fetched.set(pathname, sent)
  })
  await page.goto('/en/faq/')
  await page.getByRole('button', { name: /^Health care/ }).click()
  await page.getByRole('button', { name: /^Health care/ }).click()
  await page.waitForLoadState('networkidle')
  const index = Object.entries(sharedData).flatMap(([name, hash]) => (name.startsWith('search') ? [hash] : []))
  expect([...fetched.keys()].filter((path) => index.some((hash) => path.includes(String(hash))))).toEqual([])
  const field = await openSearch(page, 'Search')
  await field.fill('back pain')
  await expect(page.getByRole('option').first()).toHaveText('Back pain')
  // Not what the page fetches ahead of other links meanwhile.
  const isOfSearch = (path: string) => /search-/.test(path) || index.some((hash) => path.includes(String(hash)))
  const sizeOf = async (sent: Request) => {
    // None for the words of the texts, which are kept away.
    const answer = await sent.response()
    await answer?.finished()
    return answer ? [(await sent.sizes()).responseBodySize] : []
  }
  const added = (
    await Promise.all([...fetched].flatMap(([path, sent]) => (isOfSearch(path) ? sizeOf(sent) : [])))
  ).flat()
  expect(added.length).toBeGreaterThan(1)
  expect(added.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes('firstResult'))
})

test('no word of a search leaves the browser while typing', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) =>
    sent.push(request.url() + JSON.stringify(request.headers()) + (request.postData() ?? '')),
  )
  await page.goto('/en/')
  const field = await openSearch(page, 'Search')
  await field.fill('haemorrhoids')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('haemorrhoids')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/search/?q=haemorrhoids')
  await page.locator('#site-footer').getByRole('link', { name: 'Vika', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vika')
  expect(sent.filter((it) => it.includes('haemorrhoids'))).toEqual([])
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(stored).not.toContain('haemorrhoids')
})

test('results are fetched ahead for words that came with the address, which the server knows, but not for typed ones', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/en/search/?q=sciatica')
  await expect.poll(() => fetched).toContain('/page-data/en/physical/diagnosis/back/sciatica/page-data.json')

  fetched.length = 0
  await page.getByRole('searchbox').fill('hay fever')
  const results = page.locator('#search-results a')
  await expect(results.filter({ hasText: 'Hay fever' }).first()).toBeVisible()
  // By then everything that is fetched in idle moments has been asked for.
  await page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(() => requestIdleCallback(done))))
  await page.locator('#site-footer').getByRole('link', { name: 'Vika', exact: true }).hover()
  await expect.poll(() => fetched).toContain('/page-data/en/clinics/vika/page-data.json')
  const hrefs = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(fetched.filter((path) => hrefs.some((href) => path === `/page-data${href}page-data.json`))).toEqual([])
})

test('there is no search in the booking, nor where the content alone is asked for', async ({ page }) => {
  for (const path of ['/en/book-an-appointment/', '/en/faq/?contentonly=1']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Search', exact: true })).toHaveCount(0)
  }
})

test('the open field and the results are accessible in both languages, light and dark, wide and narrow', async ({
  page,
}) => {
  for (const [locale, colorScheme, width] of [
    ['no', 'light', 1280],
    ['en', 'dark', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(locale === 'no' ? '/sporsmal-og-svar/' : '/en/faq/')
    const field = await openSearch(page, locale === 'no' ? 'Søk' : 'Search')
    await expectAccessible(page, `the open field, ${colorScheme}`)
    await field.fill(locale === 'no' ? 'brystsmerter' : 'chest pain')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectAccessible(page, `results while typing, ${colorScheme}`)
    await page.goto(locale === 'no' ? '/sok/?q=brystsmerter' : '/en/search/?q=chest+pain')
    await expect(page.locator('#search-results .found').first()).toBeVisible()
    await expectAccessible(page, `the results page, ${colorScheme}`)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search page finds, misspelt, and keeps the words in the other language', async ({ page }) => {
    await page.goto('/en/')
    await page.locator('#site-header').getByRole('link', { name: 'Search', exact: true }).click()
    await page.getByRole('searchbox').fill('siatica')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/en/search/?q=siatica')
    const results = page.locator('#search-results')
    await expect(results.getByRole('link').first()).toHaveText('Sciatica')
    await expect(page.getByRole('searchbox')).toHaveValue('siatica')
    await page.getByRole('link', { name: 'Norsk' }).first().click()
    await expect(page).toHaveURL('/sok/?q=siatica')
    await results.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
